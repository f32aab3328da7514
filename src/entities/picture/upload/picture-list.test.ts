import { describe, expect, it } from 'vitest'
import { pictureN } from '@/shared/lib/testing/pictures'
import { changePictures, type PictureEvent, storedPictures } from './picture-list'
import { shrunkenSize } from './shrink-picture'

const [first, second] = [pictureN(1), pictureN(2)]
const chosen = { type: 'chosen', pictures: [{ key: 'new', name: 'meter.jpg', preview: 'blob:1' }] } as const
const listAfter = (...events: PictureEvent[]) => events.reduce(changePictures, storedPictures([first, second]))
const keysAfter = (...events: PictureEvent[]) => listAfter(...events).map(({ key }) => key)

describe('the pictures of a form', () => {
  it('are sent in the order in which they are chosen, behind those that are there', () => {
    expect(keysAfter(chosen)).toEqual([first.id, second.id, 'new'])
    expect(listAfter(chosen).at(-1)).toMatchObject({ state: 'sending', share: 0 })
    expect(listAfter(chosen, { type: 'progressed', key: 'new', share: 0.5 }).at(-1)).toMatchObject({ share: 0.5 })
  })

  it('have the same key once they are stored, so that no row jumps', () => {
    const stored = listAfter(chosen, { type: 'finished', key: 'new', picture: pictureN(3) })
    expect(stored.at(-1)).toMatchObject({ state: 'stored', key: 'new', picture: { id: pictureN(3).id } })
  })

  it('that were not sent retain their reason, and begin again', () => {
    const failed = { type: 'failed', key: 'new', reason: 'No network', canRetry: true } as const
    expect(listAfter(chosen, failed).at(-1)).toMatchObject({ state: 'failed', reason: 'No network' })
    expect(listAfter(chosen, failed, { type: 'retried', key: 'new' }).at(-1)).toMatchObject({
      state: 'sending',
      share: 0,
    })
  })

  it('are moved by one place, and not beyond the ends', () => {
    expect(keysAfter({ type: 'moved', key: second.id, by: -1 })).toEqual([second.id, first.id])
    expect(keysAfter({ type: 'moved', key: first.id, by: -1 })).toEqual([first.id, second.id])
    expect(keysAfter({ type: 'moved', key: second.id, by: 1 })).toEqual([first.id, second.id])
  })

  it('are removed, also while they are sent: what arrives afterwards is ignored', () => {
    const removed = { type: 'removed', key: 'new' } as const
    expect(keysAfter(chosen, removed, { type: 'finished', key: 'new', picture: pictureN(3) })).toEqual([
      first.id,
      second.id,
    ])
  })
})

it('a picture is sent at most 2,000 pixels wide and high, and never enlarged', () => {
  expect(shrunkenSize({ width: 4000, height: 3000 })).toEqual({ width: 2000, height: 1500 })
  expect(shrunkenSize({ width: 3000, height: 6000 })).toEqual({ width: 1000, height: 2000 })
  expect(shrunkenSize({ width: 800, height: 600 })).toEqual({ width: 800, height: 600 })
})
