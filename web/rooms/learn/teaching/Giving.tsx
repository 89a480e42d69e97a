import { useRef, useState } from 'preact/hooks';
import * as learn from '#locale/learn.ts';
import * as text from '#locale/teaching.ts';
import { placeAddress } from '../../../model/where.ts';
import { copyText, saveText } from '../../../ui/export.ts';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { PlaceLink } from '../../../ui/PlaceLink.tsx';
import { placeAt, TEACHING } from '../places.ts';
import { BadFile, type Fault } from '../progress/file.ts';
import { faultWords } from '../start/fault-words.ts';
import {
  type Course,
  courseFile,
  LONGEST_FILE,
  LONGEST_LINK,
  NO_COURSE,
  packCourse,
  readCourse,
  wikiText,
} from './course.ts';

interface Props extends FetchedProps {
  readonly course: Course;
  /** Puts another course in place of this one, which can be put back. */
  readonly replace: (course: Course, words: string) => void;
  readonly refuse: (words: string) => void;
}

/** A course as a link, as a sheet and as a file; and another one from a file. */
export function Giving({ course, replace, refuse, dispatch }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  const [wikiCopied, setWikiCopied] = useState<boolean | null>(null);
  const place = placeAt(`${TEACHING}.${packCourse(course)}`);
  const link = new URL(placeAddress(place), location.href).href;
  const isLong = link.length > LONGEST_LINK;
  const open = async (file: File | undefined) => {
    if (!file) return;
    try {
      // Each character is at least a byte, and at most four: a longer file is not read.
      if (file.size > 4 * LONGEST_FILE) throw new BadFile({ code: 'size', most: LONGEST_FILE });
      replace(readCourse(await file.text()), text.opened);
    } catch (error) {
      if (!(error instanceof BadFile)) reportError(error);
      refuse(error instanceof BadFile ? wordsOf(error.fault) : learn.badFile({ code: 'unreadable' }));
    }
  };
  const isEmpty = course.boards.length === 0;
  return (
    <section class="stack" aria-labelledby="course-give">
      <h3 id="course-give">{text.give}</h3>
      {!isEmpty &&
        (isLong ? (
          <p>{text.tooLong({ length: link.length, most: LONGEST_LINK })}</p>
        ) : (
          <>
            <label class="course-fields">
              {text.link}
              <input type="text" readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
            </label>
            <p class="buttons">
              <button type="button" class="choice" onClick={async () => setCopied(await copyText(link))}>
                {text.copy}
              </button>
              <span role="status">{copied !== null && (copied ? text.copied : text.notCopied)}</span>
            </p>
          </>
        ))}
      {!isEmpty && (
        <p>
          <PlaceLink to={place} isCurrent={false} dispatch={dispatch}>
            {text.see}
          </PlaceLink>
        </p>
      )}
      {!isEmpty && (
        <details>
          <summary>{text.wiki}</summary>
          <div class="course-fields">
            <p class="hint">{text.wikiLine}</p>
            <textarea class="exported" rows={6} readOnly aria-label={text.wiki} value={wikiText(course)} />
            <p class="buttons">
              <button
                type="button"
                class="choice"
                onClick={async () => setWikiCopied(await copyText(wikiText(course)))}
              >
                {text.copyWiki}
              </button>
              <span role="status">{wikiCopied !== null && (wikiCopied ? text.copied : text.notCopied)}</span>
            </p>
          </div>
        </details>
      )}
      <p class="buttons">
        {!isEmpty && (
          <button
            type="button"
            class="choice"
            onClick={() => saveText(courseFile(course), 'application/json', 'pass-alive-course.json')}
          >
            {text.save}
          </button>
        )}
        <button type="button" class="choice" onClick={() => input.current?.click()}>
          {text.open}
        </button>
        <input
          ref={input}
          class="unseen"
          type="file"
          accept="application/json,.json"
          tabIndex={-1}
          aria-hidden="true"
          onChange={({ currentTarget }) => {
            void open(currentTarget.files?.[0]);
            // The same file can be chosen again.
            currentTarget.value = '';
          }}
        />
        {!isEmpty && (
          <button type="button" class="choice quiet" onClick={() => replace(NO_COURSE, text.cleared)}>
            {text.clear}
          </button>
        )}
      </p>
    </section>
  );
}

/** What is said of a file that is no course. */
function wordsOf(fault: Fault): string {
  switch (fault.code) {
    case 'kind':
      return text.badKind;
    case 'version':
      return text.badVersion(fault);
    case 'size':
      return text.badSize(fault);
    default:
      return faultWords(fault);
  }
}
