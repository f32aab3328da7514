import type { components } from '#contract/platform'

/** A table of which one column is read. */
export const smallOutline: components['schemas']['TableOutline'] = {
  sheet: null,
  separator: 'comma',
  head_line: 1,
  fields: [
    { name: 'serial_number', is_required: true, has_decimal_sign: false },
    { name: 'hours', is_required: false, has_decimal_sign: true },
  ],
  columns: [
    {
      ...{ position: 0, heading: 'Serial', field: 'serial_number', recognized_by: 'name', suggestion: null },
      ...{ decimal_sign: null, is_ambiguous: false },
    },
    {
      ...{ position: 1, heading: 'hour', field: null, recognized_by: null, suggestion: 'hours' },
      ...{ decimal_sign: null, is_ambiguous: false },
    },
  ],
  preview: [{ line: 2, values: ['GHT00124', null], reason: null }],
  left_out: [],
  left_out_count: 0,
  included_lines: [],
}
