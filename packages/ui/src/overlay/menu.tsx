import { lazy, Suspense, use, useEffect, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { EarlyTrigger } from './early-trigger.tsx';
import { useKeptFocus } from './kept-focus.ts';
import classes from './menu.module.css';
import type { LoadedMenu as Loaded } from './loaded-menu.tsx';
import { MenuLibrary } from './menu-library.ts';
import type { MenuProps } from './menu-props.ts';

let loading: Promise<{ default: typeof Loaded }> | undefined;
const load = () =>
  (loading ??= import('./loaded-menu.tsx').then(({ LoadedMenu }) => ({ default: LoadedMenu })));
const LoadedMenu = lazy(load);

/** A button until it is pressed for the first time: of the menus of a long list hardly one ever is. */
export function Menu(props: MenuProps) {
  const [wasPressed, setPressed] = useState(false);
  const focus = useKeptFocus();
  useEffect(() => void load(), []);
  const early = (
    <EarlyTrigger trigger={props.trigger} opens="menu" focus={focus.early} onPress={() => setPressed(true)} />
  );
  if (!wasPressed) return early;
  return (
    <Suspense fallback={early}>
      <LoadedMenu {...props} focus={focus.loaded} defaultOpen />
    </Suspense>
  );
}

type ItemProps = {
  readonly icon?: ReactNode;
  /** At the right end. */
  readonly sign?: ReactNode;
  readonly tone?: 'danger' | undefined;
  readonly disabled?: boolean;
  readonly isCurrent?: boolean;
  /** Leaves the menu open. */
  readonly staysOpen?: boolean;
  /** What it is in place of a press, such as a link. */
  readonly render?: ReactElement<Record<string, unknown>>;
  readonly onClick?: () => void;
  readonly children: ReactNode;
};

export function MenuItem(props: ItemProps) {
  const library = use(MenuLibrary);
  const {
    icon,
    sign,
    tone,
    disabled = false,
    isCurrent,
    staysOpen = false,
    render,
    onClick,
    children,
  } = props;
  return (
    library && (
      <library.Item
        className={classes.item}
        data-tone={tone}
        disabled={disabled}
        aria-current={isCurrent || undefined}
        closeOnClick={!staysOpen}
        {...(render ? { render } : {})}
        onClick={onClick}
      >
        {icon ? <span className={classes.icon}>{icon}</span> : null}
        <span className={classes.text}>{children}</span>
        {sign ? <span className={classes.icon}>{sign}</span> : null}
      </library.Item>
    )
  );
}

type CheckProps = {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
};

export function MenuCheck({ checked, onChange, children }: CheckProps) {
  const library = use(MenuLibrary);
  return (
    library && (
      <library.CheckboxItem className={classes.item} checked={checked} onCheckedChange={onChange}>
        <Sign of="check" />
        <span className={classes.text}>{children}</span>
      </library.CheckboxItem>
    )
  );
}

type RadiosProps<Value extends string> = {
  readonly label?: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[];
  readonly closes?: boolean;
  readonly onChange: (value: Value) => void;
};

export function MenuRadios<Value extends string>(props: RadiosProps<Value>) {
  const library = use(MenuLibrary);
  const { label, value, options, closes = false, onChange } = props;
  return (
    library && (
      <library.RadioGroup value={value} onValueChange={onChange}>
        {label ? <library.GroupLabel className={classes.label}>{label}</library.GroupLabel> : null}
        {options.map(({ value: one, label: name, lang }) => (
          <library.RadioItem key={one} className={classes.item} value={one} lang={lang} closeOnClick={closes}>
            <Sign of="radio" />
            <span className={classes.text}>{name}</span>
          </library.RadioItem>
        ))}
      </library.RadioGroup>
    )
  );
}

/** Words between the entries. */
export function MenuNote({ children }: { readonly children: ReactNode }) {
  return <div className={classes.label}>{children}</div>;
}

export function MenuDivider() {
  const library = use(MenuLibrary);
  return library && <library.Separator className={classes.divider} />;
}

function Sign({ of }: { readonly of: 'check' | 'radio' }) {
  return (
    <span className={classes.check}>
      <svg width="12" height="12" viewBox="0 0 10 7" fill="currentColor" aria-hidden>
        {of === 'radio' ? (
          <circle cx="5" cy="3.5" r="2.5" />
        ) : (
          <path d="M4 4.586 1.707 2.293A1 1 0 1 0 .293 3.707l3 3a.997.997 0 0 0 1.414 0l5-5A1 1 0 1 0 8.293.293L4 4.586Z" />
        )}
      </svg>
    </span>
  );
}
