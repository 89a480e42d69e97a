/** Boards that are pressed, as a script that runs as a module and as a classic one. */
import { createBoard } from '../lenses/board/edit.tsx';
import { drawQuiz } from '../lenses/board/quiz.tsx';
import { handOver } from '../parts.ts';
import type { PressedPart } from '../view/view.ts';

handOver('board', { createBoard, drawQuiz } satisfies PressedPart);
