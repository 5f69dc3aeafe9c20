import { type DragEvent, type ReactNode, useRef } from 'react';
import { Button } from '@tapwright/ui/forms/button';
import classes from './upload.module.css';
import type { Source } from './use-upload.ts';

type Props = {
  readonly choose: string;
  readonly hint?: string;
  readonly testId: string;
  readonly onFile: (source: Source) => void;
  readonly children?: ReactNode;
};

/** A file is chosen or dropped. */
export function FileDrop({ choose, hint, testId, onFile, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const take = async (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onFile({ name: file.name, content: await file.arrayBuffer() });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files);
  };
  return (
    <div className={classes.drop} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <Button onClick={() => input.current?.click()}>{choose}</Button>
      {children}
      {hint === undefined ? null : <span className={classes.hint}>{hint}</span>}
      <input
        ref={input}
        hidden
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        data-testid={testId}
        onChange={({ target }) => {
          void take(target.files).then(() => {
            target.value = '';
          });
        }}
      />
    </div>
  );
}
