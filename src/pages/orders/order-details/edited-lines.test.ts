import { describe, expect, it } from 'vitest'
import { ApiError } from '@/shared/api'
import { problem } from '../../../../tests/msw/problem'
import { atTheirFields } from './edited-lines'

const fields = { order_parts: ['quantities.filter'], order_bundles: [] }

describe('what the server refuses of changed lines', () => {
  it('stays as it is where no line is named', () => {
    const conflict = new ApiError({ status: 409, data: problem(409, 'changed_meanwhile', 'The order has changed.') })
    expect(atTheirFields(conflict, fields)).toBe(conflict)
  })

  it('is at the field of its line, with all that the problem says', () => {
    const data = { ...problem(400, 'part_unknown', 'No longer sold.'), request_id: 'r-1' }
    const errors = [{ path: 'body.order_parts.0.quantity', message: 'No longer sold.' }]
    const moved = atTheirFields(new ApiError({ status: 400, data: { ...data, errors } }), fields)
    expect(moved).toMatchObject({
      ...{ status: 400, message: 'No longer sold.', code: 'part_unknown', requestId: 'r-1' },
      fields: { 'quantities.filter': 'No longer sold.' },
    })
  })
})
