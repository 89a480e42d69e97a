import * as text from '#locale/learn.ts';
import type { Fault } from '../progress/file.ts';

/** What is said of a file that cannot be read, for this reason or an unknown one. */
export function faultWords(fault: Fault | null): string {
  switch (fault?.code) {
    case undefined:
      return text.badFile({ code: 'unreadable' });
    case 'kind':
      return text.badFile({ code: 'kind' });
    case 'syntax':
      return fault.line === null || fault.column === null
        ? text.badSyntaxSomewhere
        : text.badSyntax({ line: fault.line, column: fault.column });
    case 'version':
      return text.badVersion(fault);
    case 'size':
      return text.badSize(fault);
    case 'value':
      return text.badValue(fault);
  }
}
