import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { pictureFile } from '@/shared/lib/testing/pictures'
import { platformHttp } from '../../../../tests/msw/http'
import { operator } from '../../../../tests/msw/people'
import { standInForPictures } from '../../../../tests/msw/pictures'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { type PhotographText, usePhotographReading } from '../model/use-photograph-reading'
import { PhotographInput } from './photograph-input'
import { PhotographStatus } from './photograph-status'

const nothing = { lines: [], model: null, serial_number: null, brand: null, year: null, models: [] }
const server = serveWith(platformHttp.get('/auth/me', ({ response }) => response(200).json(operator)))
standInForPictures()

const path = '/photographs/text'
const replyWith = (text: PhotographText) =>
  server.use(platformHttp.post(path, ({ response }) => response(200).json(text)))

function Reader({ onRead }: { onRead: (text: PhotographText) => void }) {
  const reading = usePhotographReading(onRead)
  return (
    <>
      <PhotographInput reading={reading} label="Photograph" />
      <PhotographStatus reading={reading} />
    </>
  )
}

async function choose(file = pictureFile('plate.jpg', 'image/jpeg')) {
  const onRead = vi.fn()
  render(<Reader onRead={onRead} />)
  await userEvent.upload(screen.getByLabelText('Photograph'), file, { applyAccept: false })
  return onRead
}

describe('a photograph to be read', () => {
  it('is sent, and its text handed over', async () => {
    const text = { ...nothing, lines: [{ text: 'CODE E-03', is_certain: true }] }
    replyWith(text)
    const onRead = await choose()
    await vi.waitFor(() => expect(onRead.mock.calls).toEqual([[text]]))
    expect(screen.queryByText('Cancel')).toBeNull()
  })

  it('is not handed over if nothing was read in it', async () => {
    replyWith(nothing)
    const onRead = await choose()
    expect(await screen.findByText(/^Nothing could be read in the photograph/)).toBeTruthy()
    expect(onRead).not.toHaveBeenCalled()
  })

  it('that cannot be opened is not sent', async () => {
    const onRead = await choose(pictureFile('photo.heic', 'image/heic'))
    expect(await screen.findByText(/^This file cannot be opened as a picture/)).toBeTruthy()
    expect(onRead).not.toHaveBeenCalled()
  })

  it('that the server refuses says why, as does one without a network', async () => {
    server.use(
      platformHttp.post(path, ({ response }) =>
        response(400).json(problem(400, 'photograph_unreadable', 'The photograph is damaged.')),
      ),
    )
    const onRead = await choose()
    expect(await screen.findByText('The photograph is damaged.')).toBeTruthy()
    server.use(platformHttp.post(path, () => HttpResponse.error()))
    await userEvent.upload(screen.getByLabelText('Photograph'), pictureFile('plate.jpg', 'image/jpeg'))
    expect(await screen.findByText(/connection|answer|network/i)).toBeTruthy()
    expect(onRead).not.toHaveBeenCalled()
  })

  it('can be cancelled, and another one chosen', async () => {
    server.use(platformHttp.post(path, () => new Promise(() => undefined)))
    const onRead = await choose()
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    const text = { ...nothing, lines: [{ text: 'E-04', is_certain: true }] }
    replyWith(text)
    await userEvent.upload(screen.getByLabelText('Photograph'), pictureFile('plate.jpg', 'image/jpeg'))
    await vi.waitFor(() => expect(onRead.mock.calls).toEqual([[text]]))
  })
})
