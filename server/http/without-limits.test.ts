import { expect, it } from 'vitest'
import type { Schema } from './contract'
import { withoutLimits } from './without-limits'

it('limits go, shapes and the names of properties stay', () => {
  const text = JSON.stringify({
    required: ['maximum'],
    properties: {
      maximum: { anyOf: [{ type: 'integer', minimum: 0, maximum: 5 }, { type: 'null' }] },
      names: { type: 'array', maxItems: 3, items: { $ref: '#/components/schemas/Name' } },
      state: { type: 'string', enum: ['pattern'] },
    },
  })
  const schema: Schema = JSON.parse(text)
  expect(withoutLimits(schema)).toEqual({
    required: ['maximum'],
    properties: {
      maximum: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
      names: { type: 'array', items: { $ref: '#/components/schemas/NameInReplies' } },
      state: { type: 'string', enum: ['pattern'] },
    },
  })
})
