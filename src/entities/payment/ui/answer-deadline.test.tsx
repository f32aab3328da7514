import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { AnswerDeadline } from './answer-deadline'

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000).toISOString()

it.each([
  [60, '2 days left'],
  [30, '1 day left'],
  [5, 'Less than a day left'],
])('an answer that the bank takes for %i more hours has %s', async (hours, words) => {
  renderScreen(<AnswerDeadline until={hoursFromNow(hours)} />)
  await screen.findByText(words)
})

it('after the deadline nothing is left to be counted', async () => {
  const { container } = renderScreen(<AnswerDeadline until={hoursFromNow(-1)} />)
  await expect.poll(() => container.querySelector('time')).not.toBeNull()
  expect(screen.queryByText(/left/)).toBeNull()
})
