import { expect, it } from 'vitest'
import { QueueFull } from '../../infrastructure/fair-queue/fair-queue'
import { pageRefusal } from './page-refusal'
import { ManualUnreadable } from './reading/manual-unreadable'

it('a full queue asks to come again (503), which is no fault of the page', () => {
  expect(pageRefusal(new QueueFull())).toMatchObject({
    status: 503,
    code: 'pages_busy',
    headers: { 'retry-after': expect.any(Number) },
  })
})

it('a page that can never be shown is refused with its reason (422)', () => {
  const refused = (error: ManualUnreadable) => pageRefusal(error)
  expect(refused(new ManualUnreadable('too_complex', ''))).toMatchObject({ status: 422, code: 'page_too_complex' })
  expect(refused(new ManualUnreadable('damaged', 'Page 3 is damaged.'))).toMatchObject({
    status: 422,
    code: 'page_unreadable',
    message: 'Page 3 is damaged.',
  })
})

it('a defect of the server stays one', () => {
  const defect = new Error('disk full')
  expect(pageRefusal(defect)).toBe(defect)
})
