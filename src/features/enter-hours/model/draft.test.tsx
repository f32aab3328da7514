import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '@/shared/lib/new-id'
import { outbox } from '@/shared/lib/outbox'
import { readDraft, storeDraft } from './draft'
import { emptyDraft } from './entry'

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
    storeDraft('one', emptyDraft)
    expect(localStorage.length).toBe(0)
  })

  it.each(['{', 'null', '7', '{"typed":7}'])('is none where the storage contains %s', (stored) => {
    localStorage.setItem('entered hours one', stored)
    expect(readDraft('one')).toBeUndefined()
    storeDraft('one', draft)
    localStorage.setItem('entered hours one', stored)
    expect(readDraft('one'), 'what is to be sent is stored apart').toEqual(draft)
  })

  it('keeps the figure where the entry cannot be read', () => {
    localStorage.setItem('entered hours one', JSON.stringify({ ...draft, entry: { value: 'x' } }))
    expect(readDraft('one')).toEqual({ ...draft, entry: undefined })
  })

  it('that an earlier version of the app had stored is sent, and moves to the outbox', () => {
    localStorage.setItem('entered hours one', JSON.stringify(draft))
    const read = readDraft('one')
    expect(read).toEqual(draft)
    storeDraft('one', read ?? emptyDraft)
    expect(outbox.read()).toMatchObject([{ id: entry.clientId, token: 'one', body: { value: entry.value } }])
    expect(localStorage.getItem('entered hours one')).not.toContain(entry.clientId)
    expect(readDraft('one')).toEqual(draft)
  })

  it('waits in the outbox, with what was asked and answered, until it is taken back', () => {
    storeDraft('one', { ...draft, entry: { ...entry, isSaved: true } })
    expect(readDraft('one')?.entry).toEqual({ ...entry, isSaved: true })
    storeDraft('one', { ...draft, entry: undefined })
    expect([outbox.read(), readDraft('one')?.entry]).toEqual([[], undefined])
  })

  it('replaces no other entry', () => {
    const other = { id: 'm-1', personId: 'rosa', title: 'We come', path: '/orders/o-1/messages', body: {}, at: 'now' }
    outbox.put(other)
    storeDraft('other', draft)
    storeDraft('one', { ...draft, entry: { ...entry, clientId: newId() } })
    storeDraft('one', emptyDraft)
    expect(outbox.read().map(({ id }) => id)).toEqual(['m-1', entry.clientId])
  })
})

it('makes ids of entries that the contract takes, none twice', () => {
  const ids = Array.from({ length: 100 }, newId)
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(ids).size).toBe(100)
})
