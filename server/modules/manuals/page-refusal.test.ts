import { expect, it } from 'vitest'
import { QueueFull } from '../../infrastructure/fair-queue/fair-queue'
import { pageRefusal } from './page-refusal'
import { type ManualUnreadable, missingFile, tooComplexPage } from './reading/manual-unreadable'

it('a full queue is temporary', () => {
  expect(pageRefusal(new QueueFull())).toMatchObject({
    kind: 'unavailable',
    code: 'pages_busy',
    details: { retryAfterSeconds: expect.any(Number) },
  })
})

it('a page that can never be shown is refused with the reason', () => {
  const refused = (error: ManualUnreadable) => pageRefusal(error)
  expect(refused(tooComplexPage())).toMatchObject({ kind: 'unprocessable', code: 'page_too_complex' })
  expect(refused(missingFile())).toMatchObject({
    kind: 'unprocessable',
    code: 'page_unreadable',
    message: 'The PDF file no longer exists.',
  })
})

it('any other error is passed through', () => {
  const defect = new Error('disk full')
  expect(pageRefusal(defect)).toBe(defect)
})
