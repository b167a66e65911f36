/** Every example of every section type, edge cases among them, is quiet: see ../quiet.ts. */
import { test } from 'playwright/test';
import { pathOf, sectionTypes } from '../../gallery.ts';
import { look } from '../quiet.ts';
import { gallery } from '../subject.ts';

test.use({ reducedMotion: 'reduce' });

for (const type of sectionTypes) test(`the examples of ${type}`, ({ page }) => look(page, gallery(), pathOf(type), true));
