/** The menu, as a script that runs as a module and as a classic one. */
import { menuPart } from '../menu/menu.ts';
import { handOver } from '../parts.ts';

handOver('menu', menuPart);
