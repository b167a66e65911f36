/**
 * What stands in the place of a section with mistakes while a site is edited: its name, and what is wrong with it. No site contains it:
 * whoever wants to show such boxes imports this file.
 */
import type { Inline } from '../../schema/atoms.ts';
import { brokenType } from '../../schema/names.ts';
import { SectionIntro } from '../parts/SectionIntro.tsx';
import { components } from '../registry/section-components.ts';

components[brokenType] = ({ title, text }) => <SectionIntro title={title as Inline} text={text as Inline[]} />;
