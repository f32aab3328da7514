import fsd from '@feature-sliced/steiger-plugin'
import { defineConfig } from 'steiger'

export default defineConfig([
  ...fsd.configs.recommended,
  {
    rules: {
      // A feature with a state machine stays one even where a single page offers it.
      'fsd/insignificant-slice': 'off',
      // What people do here is many things; a folder of features within the features would only hide them.
      'fsd/excessive-slicing': 'off',
      'fsd/shared-lib-grouping': 'off',
      // An entity of three files needs no folders inside.
      'fsd/no-segmentless-slices': 'off',
    },
  },
  {
    // The public face of a page is its route.
    files: ['./src/pages/**'],
    rules: { 'fsd/public-api': 'off', 'fsd/no-public-api-sidestep': 'off' },
  },
  {
    // Test files and stories reach for what they test, and what helps them has no public face.
    ignores: ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/testing/**'],
  },
])
