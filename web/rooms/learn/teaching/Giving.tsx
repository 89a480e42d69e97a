import { useState } from 'preact/hooks';
import * as text from '#locale/teaching.ts';
import { placeAddress } from '../../../model/where.ts';
import { copyText, saveText } from '../../../ui/export.ts';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { PlaceLink } from '../../../ui/PlaceLink.tsx';
import { placeAt, TEACHING } from '../places.ts';
import { FileButton } from '../progress/FileButton.tsx';
import type { Fault } from '../progress/file.ts';
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
  const place = placeAt(`${TEACHING}.${packCourse(course)}`);
  const link = new URL(placeAddress(place), location.href).href;
  const isLong = link.length > LONGEST_LINK;
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
              <CopyButton label={text.copy} content={link} />
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
              <CopyButton label={text.copyWiki} content={wikiText(course)} />
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
        <FileButton
          label={text.open}
          most={LONGEST_FILE}
          bytes={4}
          take={(content) => replace(readCourse(content), text.opened)}
          refuse={(fault) => refuse(wordsOf(fault))}
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

interface CopyProps {
  readonly label: string;
  readonly content: string;
}

/** Copies a text, and says whether it could. */
function CopyButton({ label, content }: CopyProps) {
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <>
      <button type="button" class="choice" onClick={async () => setCopied(await copyText(content))}>
        {label}
      </button>
      <span role="status">{copied !== null && (copied ? text.copied : text.notCopied)}</span>
    </>
  );
}

/** What is said of a file that is no course. */
function wordsOf(fault: Fault | null): string {
  switch (fault?.code) {
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
