/** The shapes of an icon of one's own, from the bytes of its file. */
import { memo } from '../../disk/memo.ts';
import { iconOfDrawing } from '../own-icon.ts';

export const iconIn = memo((bytes: Buffer) => iconOfDrawing(bytes.toString('utf8')));
