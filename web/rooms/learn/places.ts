/** The places of the room, by the text after `open=learn.` in an address. */
import { LEARN, type Where } from '../../model/where.ts';

export const PRACTICE = 'practice';

/** A teacher's course, or after a full stop one that the address carries. */
export const TEACHING = 'course';

/** The place with this text: the name of a lesson, or `practice` and its own place after a full stop. */
export const placeAt = (at: string): Where => ({ room: 'learn', at });

export { LEARN as START };
