import { beforeEach, expect, it } from 'vitest'
import { noteVisit } from './last-visit'

const hour = 3_600_000
const monday = Date.UTC(2026, 10, 23, 8)

beforeEach(() => localStorage.clear())

it('"what happened since the last visit": a visit lasts as long as no hour passes without one', () => {
  expect(noteVisit('rosa', monday)).toBeUndefined()
  expect(noteVisit('rosa', monday + hour / 2)).toBeUndefined()
  expect(noteVisit('rosa', monday + 24 * hour)).toEqual(new Date(monday + hour / 2))
  expect(noteVisit('rosa', monday + 24.5 * hour)).toEqual(new Date(monday + hour / 2))
})

it('is that of the person, and survives what another version of the app has stored', () => {
  noteVisit('rosa', monday)
  expect(noteVisit('pete', monday + 24 * hour)).toBeUndefined()
  localStorage.setItem('last visit', '{"personId":"rosa"}')
  expect(noteVisit('rosa', monday + 48 * hour)).toBeUndefined()
})
