import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { isUnderWay, withProgress } from './manual'
import { failedManual, manualList, manuals, operationManual, queuedManual, serviceManual } from './testing'
import { ManualProgressBar } from './ui/manual-progress-bar'
import { ManualStatusBadge } from './ui/manual-status-badge'

const news = { manual_id: serviceManual.id, status: 'PROCESSING', pages: 40, pages_done: 13 } as const

describe('a manual', () => {
  it('"QUEUED > PROCESSING > READY | FAILED(reason)": the first two are on their way', () => {
    expect([queuedManual, serviceManual, failedManual, operationManual].map(isUnderWay)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('comes as far as the socket reports, and retains what it does not report', () => {
    const list = withProgress(manualList(manuals), news)
    expect(list.items.find(({ id }) => id === serviceManual.id)).toEqual({ ...serviceManual, pages_done: 13 })
    expect(list.items.filter(({ id }) => id !== serviceManual.id)).toEqual([
      queuedManual,
      failedManual,
      operationManual,
    ])
  })

  it('that is not in the list changes nothing of it', () => {
    const list = manualList([operationManual])
    expect(withProgress(list, news)).toBe(list)
  })

  it('shows its progress as "12 of 40 pages"', () => {
    render(<ManualProgressBar {...serviceManual} />)
    expect(screen.getByRole('progressbar', { name: 'Processing' }).getAttribute('aria-valuetext')).toBe(
      '12 of 40 pages',
    )
  })

  it('says what it waits for while its pages are not known', () => {
    const { rerender } = render(<ManualProgressBar {...queuedManual} />)
    screen.getByText('Waiting for its turn')
    rerender(<ManualProgressBar {...queuedManual} status="PROCESSING" />)
    expect(screen.getByText('Opening the file')).toBeTruthy()
  })

  it('shows its status in words', () => {
    render(<ManualStatusBadge status="FAILED" />)
    expect(screen.getByText('Failed')).toBeTruthy()
  })
})
