import { describe, expect, it } from 'vitest'
import { productFiles } from './contract-constants'

/**
 * What concludes something from the status of an answer. A proxy, a firewall or the sign-in page of a hotel's network
 * answers with statuses, too: `isRefusal`, `isSessionRefusal` and `isUnanswered` ask who has answered.
 */
const readsStatus =
  /\b(?:error|cause|failure|problem|refusal|answer|response|request)\??\.status\b|\b\w+ instanceof ApiError &&[^\n]*\.status\b|\[[\d, ]+\]\.includes\([\w.?]*status\)|\bstatus (?:[!=]==|[<>]=?) \d{3}\b/g

/** How often a file does so, and how it knows that the server has answered, or why that makes no difference. */
const reviewed: Readonly<Record<string, readonly [reads: number, reason: string]>> = {
  'src/entities/portal-link/ending.ts': [2, 'of a refusal'],
  'src/features/enter-hours/model/failure.ts': [1, 'of a refusal'],
  'src/features/share-answer/ui/share-answer-dialog.tsx': [1, 'the same error with other fields'],
  'src/pages/orders/order-details/edited-lines.ts': [1, 'the same error with other fields'],
  'src/shared/api/api-error.ts': [4, 'the functions themselves'],
  'src/shared/api/authorized.ts': [1, 'what says that the token is not valid is renewed, and that is refused or not'],
  'src/shared/api/patient.ts': [1, 'whoever asks to wait is waited for'],
  'src/shared/api/send-form.ts': [1, 'the answer as it is'],
  'src/shared/api/send-waiting.ts': [2, 'of a refusal; the answer as it is'],
  'src/shared/api/unwrap.ts': [2, 'the error that is asked; an answer without its body'],
}

describe('what something between answers is never taken for an answer of the server', () => {
  it.each([
    'if (error.status === 404) return',
    'cause instanceof ApiError && [400, 404].includes(cause.status)',
    'const isGone = [404, 410].includes(status)',
    'if (answer.status !== 401) return false',
    'const isRefusal = thrown instanceof ApiError && thrown.status >= 400',
    'if (status === 403) drop()',
  ])('%s is found', (text) => expect(text.match(readsStatus)).not.toBeNull())

  it.each(["order.status === 'PAID'", 'isRefusal(error, 404)', '<Badge status={link.status} />'])('%s is not', (text) =>
    expect(text.match(readsStatus)).toBeNull(),
  )

  it('who reads a status has reviewed it', () => {
    const found = productFiles.flatMap(({ file, text }) => {
      const reads = file.startsWith('src/') ? text.match(readsStatus)?.length : undefined
      return reads ? [[file, reads]] : []
    })
    expect(found.toSorted()).toEqual(Object.entries(reviewed).map(([file, [reads]]) => [file, reads]))
  })
})
