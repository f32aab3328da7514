import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { FileDrop } from './file-drop'

const manual = new File(['%PDF-1.7'], 'wl-120.pdf', { type: 'application/pdf' })
const photo = new File(['x'], 'meter.png', { type: 'image/png' })

describe('FileDrop', () => {
  it('takes a file by browsing, also the same one twice', async () => {
    const onFiles = vi.fn()
    render(<FileDrop label="Machine File Upload" onFiles={onFiles} />)
    await userEvent.upload(screen.getByLabelText('Choose a file'), manual)
    await userEvent.upload(screen.getByLabelText('Choose a file'), manual)
    expect(onFiles.mock.calls).toEqual([[[manual]], [[manual]]])
  })

  it('takes a dropped file, only the first unless it may be several', () => {
    const onFiles = vi.fn()
    const { rerender } = render(<FileDrop label="Machine File Upload" onFiles={onFiles} />)
    const area = screen.getByRole('group', { name: 'Machine File Upload' })
    fireEvent.drop(area, { dataTransfer: { files: [manual, photo] } })
    rerender(<FileDrop label="Machine File Upload" multiple onFiles={onFiles} />)
    fireEvent.drop(area, { dataTransfer: { files: [manual, photo] } })
    expect(onFiles.mock.calls).toEqual([[[manual]], [[manual, photo]]])
  })

  it('refuses what is of another kind at once, until a file of the right kind is chosen', () => {
    const onFiles = vi.fn()
    const accept = 'application/pdf,.xlsx'
    render(<FileDrop label="Table" accept={accept} refusal="Choose an XLSX file." onFiles={onFiles} />)
    const drop = (file: File) => fireEvent.drop(screen.getByRole('group'), { dataTransfer: { files: [file] } })
    drop(photo)
    screen.getByText('Choose an XLSX file.')
    expect(onFiles).not.toHaveBeenCalled()
    const table = new File(['PK'], 'Parts.XLSX')
    drop(table)
    drop(manual)
    expect(screen.queryByText('Choose an XLSX file.')).toBeNull()
    expect(onFiles.mock.calls).toEqual([[[table]], [[manual]]])
  })

  it('takes nothing while disabled, and says what is wrong', () => {
    const onFiles = vi.fn()
    render(<FileDrop label="Machine File Upload" disabled error="Only PDF files are accepted." onFiles={onFiles} />)
    fireEvent.drop(screen.getByRole('group'), { dataTransfer: { files: [manual] } })
    expect(onFiles).not.toHaveBeenCalled()
    expect(screen.getByText('Only PDF files are accepted.').getAttribute('aria-live')).toBe('polite')
  })
})
