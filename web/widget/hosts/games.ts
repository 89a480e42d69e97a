/** The controls of games, as a script that runs as a module and as a classic one. */
import { drawGame } from '../lenses/games.tsx';
import { handOver } from '../parts.ts';

handOver('games', drawGame);
