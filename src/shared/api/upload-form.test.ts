// @vitest-environment jsdom
import { delay } from 'msw'
import { expect, it, vi } from 'vitest'
import { platformHttp } from '../../../tests/msw/http'
import { operator } from '../../../tests/msw/people'
import { problem } from '../../../tests/msw/problem'
import { serveWith } from '../../../tests/msw/server'
import { uploadForm } from './upload-form'

const machineId = '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01'
const file = new File(['%PDF-1.7'], 'manual.pdf', { type: 'application/pdf' })
const upload = (signal = new AbortController().signal, onProgress = vi.fn()) =>
  uploadForm({ file, fields: { machine_id: machineId, types: 'operation' }, onProgress, signal })

const server = serveWith(platformHttp.get('/auth/me', ({ response }) => response(200).json(operator)))

it('"File uploads omit the fixed content type": the browser writes it with the form’s boundary', async () => {
  let contentType: string | null = null
  let form = new FormData()
  server.use(
    platformHttp.post('/files/upload', async ({ request, response }) => {
      contentType = request.headers.get('content-type')
      form = await request.clone().formData()
      return response(202).json({ id: machineId, machine_id: machineId, display_name: 'Manual', status: 'QUEUED' })
    }),
  )
  expect(await upload()).toMatchObject({ status: 'QUEUED' })
  expect(contentType).toMatch(/^multipart\/form-data; ?boundary=/)
  expect([...form.keys()]).toEqual(['machine_id', 'types', 'files'])
})

it('reports how much was sent', async () => {
  server.use(
    platformHttp.post('/files/upload', ({ response }) =>
      response(202).json({ id: machineId, machine_id: machineId, display_name: 'Manual', status: 'QUEUED' }),
    ),
  )
  const onProgress = vi.fn()
  await upload(undefined, onProgress)
  expect(onProgress).toHaveBeenLastCalledWith(1)
})

it('fails with the server’s reason', async () => {
  server.use(
    platformHttp.post('/files/upload', ({ response }) =>
      response(409).json(problem(409, 'conflict', 'This file is already a manual of this machine.')),
    ),
  )
  await expect(upload()).rejects.toMatchObject({
    name: 'ApiError',
    status: 409,
    message: 'This file is already a manual of this machine.',
  })
})

it('can be cancelled', async () => {
  const controller = new AbortController()
  server.use(
    platformHttp.post('/files/upload', async ({ response }) => {
      controller.abort(new Error('cancelled'))
      await delay('infinite')
      return response(202).json({ id: machineId, machine_id: machineId, display_name: 'Manual', status: 'QUEUED' })
    }),
  )
  await expect(upload(controller.signal)).rejects.toThrow('cancelled')
})
