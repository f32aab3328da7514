import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PrintAlone } from './print-alone'

const print = vi.fn()
beforeEach(() => {
  print.mockReset()
  vi.stubGlobal('print', print)
})

describe('PrintAlone', () => {
  it('prints text at once, and says when the browser has taken it', () => {
    const onDone = vi.fn()
    render(<PrintAlone onDone={onDone}>GHT00123</PrintAlone>)
    expect(print).toHaveBeenCalledTimes(1)
    act(() => void fireEvent(window, new Event('afterprint')))
    expect(onDone).toHaveBeenCalledTimes(1)
  })

  it('waits for its images, also for one that fails', async () => {
    render(
      <PrintAlone onDone={() => undefined}>
        <img src="/page-25.png" alt="Page 25" />
        <img src="/page-31.png" alt="Page 31" />
      </PrintAlone>,
    )
    fireEvent.load(screen.getByAltText('Page 25'))
    await Promise.resolve()
    expect(print).not.toHaveBeenCalled()
    fireEvent.error(screen.getByAltText('Page 31'))
    await vi.waitFor(() => expect(print).toHaveBeenCalledTimes(1))
  })

  it('prints nothing that is no longer there', async () => {
    const { unmount } = render(
      <PrintAlone onDone={() => undefined}>
        <img src="/page-25.png" alt="Page 25" />
      </PrintAlone>,
    )
    const image = screen.getByAltText('Page 25')
    unmount()
    fireEvent.load(image)
    await Promise.resolve()
    await Promise.resolve()
    expect(print).not.toHaveBeenCalled()
  })
})
