import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay } from 'msw'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { wheelLoader } from '@/entities/machine/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { dealershipAdmin } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { UploadManualDialog } from './upload-manual-dialog'

const pdf = new File(['%PDF-1.7 one'], 'WL-120_operation.pdf', { type: 'application/pdf' })
const other = new File(['%PDF-1.7 two'], 'WL-120_service.pdf', { type: 'application/pdf' })
const photo = new File(['x'], 'meter.png', { type: 'image/png' })

const server = serveWith(platformHttp.get('/auth/me', ({ response }) => response(200).json(dealershipAdmin)))
const onUploaded = vi.fn()

function Page() {
  const [open, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Upload
      </button>
      <UploadManualDialog
        machine={wheelLoader}
        organizationName="Northfield Equipment"
        open={open}
        onOpenChange={setOpen}
        onUploaded={onUploaded}
      />
    </>
  )
}

const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'SUBMIT' })
const area = () => screen.getByRole('group', { name: 'File' })
const drop = (...files: File[]) => fireEvent.drop(area(), { dataTransfer: { files } })
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

let received: FormData[] = []

function answerUploads() {
  server.use(
    platformHttp.post('/files/upload', async ({ request, response }) => {
      received.push(await request.clone().formData())
      const accepted = { id: wheelLoader.id, machine_id: wheelLoader.id, display_name: 'Operation', status: 'QUEUED' }
      return response(202).json({ ...accepted, status: 'QUEUED' })
    }),
  )
}

type Refusal = { code?: string; detail: string; errors?: { path: string; message: string }[] }

function refuseUploads(status: 400 | 409, { code = 'refused', detail, errors }: Refusal) {
  server.use(
    platformHttp.post('/files/upload', ({ response }) =>
      response(status).json({ ...problem(status, code, detail), ...(errors && { errors }) }),
    ),
  )
}

beforeEach(() => {
  received = []
  onUploaded.mockReset()
})

describe('Machine File Upload', () => {
  it('"SUBMIT is disabled until a file is chosen and while uploading"', async () => {
    server.use(platformHttp.post('/files/upload', () => delay('infinite')))
    renderScreen(<Page />)
    screen.getByRole('dialog', { name: 'Machine File Upload' })
    expect(submit().disabled).toBe(true)
    drop(pdf)
    expect(submit().disabled).toBe(false)
    await userEvent.click(submit())
    expect(submit().disabled).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel upload' }))
    expect(submit().disabled).toBe(false)
  })

  it('"PDF only": says why beside the field, whether dropped or browsed', () => {
    renderScreen(<Page />)
    drop(photo)
    expect(area().textContent).toContain('Choose a PDF file.')
    expect(submit().disabled).toBe(true)
    expect(screen.getByLabelText('Choose a file').getAttribute('accept')).toBe('application/pdf,.pdf')
  })

  it('"Upload processing..., then Uploaded file successfully (the page reloads)": the data is refreshed', async () => {
    answerUploads()
    const machine = ['machines', 'detail', wheelLoader.id]
    const { client } = renderScreen(<Page />, { known: [[machine, wheelLoader]] })
    drop(pdf)
    await userEvent.click(submit())
    await screen.findAllByText('Uploaded file successfully')
    expect(screen.queryByText('Upload processing...')).toBeNull()
    await isGone()
    expect(onUploaded).toHaveBeenCalledExactlyOnceWith({ id: wheelLoader.id, displayName: 'Operation' })
    expect(client.getQueryState(machine)?.isInvalidated).toBe(true)
  })

  it('shows "Upload processing..." and "a progress bar per file" while it is on its way, and can be cancelled', async () => {
    server.use(platformHttp.post('/files/upload', () => delay('infinite')))
    renderScreen(<Page />)
    drop(pdf)
    await userEvent.click(submit())
    screen.getByRole('progressbar', { name: 'WL-120_operation.pdf' })
    await screen.findAllByText('Upload processing...')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel upload' }))
    await screen.findAllByText('Upload cancelled')
    screen.getByText('WL-120_operation.pdf')
    expect(onUploaded).not.toHaveBeenCalled()
  })

  it('"Upload failed: {reason}", and nothing that was typed is lost', async () => {
    refuseUploads(409, { detail: 'The server is being looked after.' })
    renderScreen(<Page />)
    drop(pdf)
    await userEvent.type(screen.getByLabelText(/^Years/), '2019-2024')
    await userEvent.click(submit())
    await screen.findByText(/^Your entries are kept/)
    const messages = screen.getAllByText('Upload failed: The server is being looked after.')
    expect(messages.length).toBeGreaterThan(1)
    expect(screen.getByLabelText<HTMLInputElement>(/^Years/).value).toBe('2019-2024')

    answerUploads()
    await userEvent.click(submit())
    await isGone()
    expect(received.map((form) => form.get('machine_years'))).toEqual(['2019-2024'])
  })

  it('"Uploading the same file twice for a machine is recognised": says what helps, not to submit again', async () => {
    refuseUploads(409, { code: 'duplicate_manual', detail: 'This file is already a manual of this machine.' })
    renderScreen(<Page />)
    drop(pdf)
    await userEvent.click(submit())
    await screen.findByText(/delete it there first, or choose another file/)
    expect(screen.queryByText(/Try again/)).toBeNull()
  })

  it('asks for a PDF file where the content is not a PDF, whatever its name', async () => {
    refuseUploads(400, { code: 'not_a_pdf', detail: 'This file is not a PDF.' })
    renderScreen(<Page />)
    drop(pdf)
    await userEvent.click(submit())
    await screen.findByText('Choose a PDF file.')
    expect(screen.queryByText(/Try again/)).toBeNull()
  })

  it('puts what the server says about a field beside that field', async () => {
    const message = 'The last serial number must have the same prefix as the first and must not be lower.'
    refuseUploads(400, { detail: 'The request is not valid.', errors: [{ path: 'body.serial_number_ends', message }] })
    renderScreen(<Page />)
    drop(pdf)
    await userEvent.click(submit())
    await screen.findByText(/^Your entries are kept/)
    const end = screen.getByLabelText(/^Serial numbers to/)
    expect(end.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(`${end.id}-error`)?.textContent).toBe(message)
  })

  it('"Only the first selected file is uploaded per submit", and the others are counted', async () => {
    answerUploads()
    renderScreen(<Page />)
    drop(pdf, other)
    screen.getByText('1 more file was left out. Upload one manual at a time.')
    await userEvent.click(submit())
    await isGone()
    expect(received).toHaveLength(1)
    expect(received[0]?.getAll('files')).toHaveLength(1)
    expect(received[0]?.get('display_names')).toBe('WL-120 operation')
  })

  it('keeps a name that the person typed when another file is chosen', async () => {
    renderScreen(<Page />)
    const name = screen.getByLabelText<HTMLInputElement>(/^Display name/)
    drop(pdf)
    expect(name.value).toBe('WL-120 operation')
    drop(other)
    expect(name.value).toBe('WL-120 service')
    await userEvent.type(name, ' 2019')
    drop(pdf)
    expect(name.value).toBe('WL-120 service 2019')
  })

  it('keeps the file and what was typed while it is closed', async () => {
    renderScreen(<Page />)
    drop(pdf)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await isGone()
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }))
    screen.getByText('WL-120_operation.pdf')
    expect(submit().disabled).toBe(false)
  })

  it('asks before the page is left with a file that is not uploaded', () => {
    renderScreen(<Page />)
    const leave = () => fireEvent(window, new Event('beforeunload', { cancelable: true }))
    expect(leave()).toBe(true)
    drop(pdf)
    expect(leave()).toBe(false)
  })

  it('reads file sizes in KB and MB', () => {
    renderScreen(<Page />)
    drop(new File([new Uint8Array(1_572_864)], 'big.pdf', { type: 'application/pdf' }))
    expect(screen.getByText('1.5 MB')).toBeTruthy()
    drop(pdf)
    expect(screen.getByText('1 KB')).toBeTruthy()
  })
})
