/**
 * React captures a stack for each element, which only its warnings show, beside their words: four fifths of what it takes to make one. It
 * stops where it has captured 10,000 within a second; here it believes that it has.
 */
import * as React from 'react';

const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<string, object>;
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {}, configurable: true });
