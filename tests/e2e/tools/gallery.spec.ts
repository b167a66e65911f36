/** Every example of every section type, edge cases among them, is quiet: see ../quiet.ts. */
import { test } from 'playwright/test';
import { sliceOfToday } from '../../../src/command/slice-of-today.ts';
import { pathOf, sectionTypes } from '../../support/manifest/gallery.ts';
import { look } from '../quiet.ts';
import { gallery } from '../subject.ts';

test.use({ reducedMotion: 'reduce' });

// One type, another one each day, and all of them among the long tests: what a component makes of its examples the contract test sees in any case.
const ofToday = sliceOfToday() % sectionTypes.length;
for (const [index, type] of sectionTypes.entries())
  test(`the examples of ${type}${index === ofToday ? '' : ' @deep'}`, ({ page }) => look(page, gallery(), pathOf(type), true));
