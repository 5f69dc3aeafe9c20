import type { ReactNode } from 'react';
import { TextArea } from '@tapwright/ui/forms/text-area';

type Props = {
  readonly className: string | undefined;
  readonly label: string;
  readonly help?: string;
  readonly rows: number;
  readonly maxLength: number;
  readonly text: string;
  readonly onType: (text: string) => void;
  /** Only with words in it. */
  readonly onSend: () => void;
  /** Below the field, with the button that sends. */
  readonly children: ReactNode;
};

/** Words to others; with ⌘ or Ctrl, Enter sends them. */
export function WordsForm({ className, text, onType, onSend, children, ...field }: Props) {
  const send = () => {
    if (text.trim() !== '') onSend();
  };
  return (
    <form
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        {...field}
        value={text}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          send();
        }}
      />
      {children}
    </form>
  );
}
