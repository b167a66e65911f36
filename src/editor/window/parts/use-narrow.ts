import { useMediaQuery } from '@mantine/hooks';
import { narrow, sheets } from '../state/device.ts';

const useQuery = (query: string): boolean => useMediaQuery(query, false, { getInitialValueInEffect: false });

/** Whether the window has room for one pane only. */
export const useNarrow = (): boolean => useQuery(narrow);

/** Whether menus are sheets. */
export const useSheets = (): boolean => useQuery(sheets);
