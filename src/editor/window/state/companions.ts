/** Each of these adds to the operations of an edit what goes along with them, so that its author need not do it. */
import type { Operation } from '../../../json-text/operations.ts';
import type { Companion } from '../../draft/fields/model.ts';
import { withLists } from './edit-step.ts';
import { withCells } from './keep-cells.ts';
import { withDuration } from './keep-duration.ts';
import { withNames } from './keep-names.ts';
import { withOpenFacts } from './open-facts.ts';

const companions: readonly Companion[] = [withDuration, withCells, withNames, withLists, withOpenFacts];

export const withCompanions = (operations: readonly Operation[], about: Parameters<Companion>[1]): readonly Operation[] =>
  companions.reduce((all, companion) => companion(all, about), operations);
