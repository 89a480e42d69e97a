import { useRef } from 'preact/hooks';
import { BadFile, type Fault } from './file.ts';

interface Props {
  readonly label: string;
  /** The most characters of a file, and how many bytes one has at most. */
  readonly most: number;
  readonly bytes: number;
  /** Takes the text of the file that the reader has chosen; may throw a {@link BadFile}. */
  readonly take: (text: string) => void;
  /** The file is not read: for this reason, or null if it is not known. */
  readonly refuse: (fault: Fault | null) => void;
}

/** A button that opens a file which the page has written, and anyone may have changed. */
export function FileButton({ label, most, bytes, take, refuse }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined) => {
    if (!file) return;
    try {
      // A longer file is not read.
      if (file.size > bytes * most) throw new BadFile({ code: 'size', most });
      take(await file.text());
    } catch (error) {
      if (!(error instanceof BadFile)) reportError(error);
      refuse(error instanceof BadFile ? error.fault : null);
    }
  };
  return (
    <>
      <button type="button" class="choice" onClick={() => input.current?.click()}>
        {label}
      </button>
      <input
        ref={input}
        class="unseen"
        type="file"
        accept="application/json,.json"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget }) => {
          void read(currentTarget.files?.[0]);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
