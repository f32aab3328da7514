import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '@/shared/lib/new-id'
import { readDraft, storeDraft } from './draft'

const entry = {
  clientId: newId(),
  value: 4812.5,
  enteredAt: '2026-11-21T08:30:00Z',
  isReplacement: false,
  confirmed: true,
}
const draft = { typed: '4812.5', isReplacement: false, entry }

beforeEach(() => localStorage.clear())

describe('what was typed for a link', () => {
  it('survives a reload with the id of its entry, so that "a resend never counts twice"', () => {
    storeDraft('one', draft)
    expect(readDraft('one')).toEqual(draft)
  })

  it('stays with its link', () => {
    storeDraft('one', draft)
    expect(readDraft('other')).toBeUndefined()
  })

  it('leaves nothing behind once it is sent', () => {
    storeDraft('one', draft)
    storeDraft('one', { typed: '', isReplacement: false, entry: undefined })
    expect(localStorage.length).toBe(0)
  })

  it.each(['{', 'null', '7', '{"typed":7}'])('is none where the storage contains %s', (stored) => {
    storeDraft('one', draft)
    localStorage.setItem(localStorage.key(0) ?? '', stored)
    expect(readDraft('one')).toBeUndefined()
  })

  it('keeps the figure where the entry cannot be read', () => {
    storeDraft('one', draft)
    localStorage.setItem(localStorage.key(0) ?? '', JSON.stringify({ ...draft, entry: { value: 'x' } }))
    expect(readDraft('one')).toEqual({ ...draft, entry: undefined })
  })
})

it('makes ids of entries that the contract takes, none twice', () => {
  const ids = Array.from({ length: 100 }, newId)
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(ids).size).toBe(100)
})
