import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deviceFiles } from '@/shared/lib/device-files'
import { pictureFile, pictureN } from '@/shared/lib/testing/pictures'
import { platformHttp } from '../../../../tests/msw/http'
import { standInForPictures } from '../../../../tests/msw/pictures'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { readReceipt } from '../model/receipt'
import { accepted, portal } from '../testing'
import { EnterHours } from './enter-hours'

/** The files on the device, as long as the browser stores any. */
const device = { stores: true, files: new Map<string, Blob>() }
beforeEach(() => {
  vi.spyOn(deviceFiles, 'read').mockImplementation(async (key) => device.files.get(key))
  vi.spyOn(deviceFiles, 'store').mockImplementation(async (key, file) => {
    device.files.delete(key)
    if (file && device.stores) device.files.set(key, file)
    return device.files.has(key)
  })
})

const token = 'v1aGFyZC10by1ndWVzcy1wb3J0YWwtdG9rZW4'
const path = '/machines/hours/update'
type Sent = {
  client_id?: string | undefined
  value: number
  is_replacement?: boolean
  confirmed?: boolean
  taken_at?: string
}
const sent: Sent[] = []
const onSent = vi.fn()

const server = serveWith(
  platformHttp.get('/machines/machine-hours-portal/{token}', ({ response }) => response(200).json(portal)),
  platformHttp.post(path, async ({ request, response }) => {
    sent.push(await request.json())
    return response(201).json(accepted)
  }),
)

/** The next try gets no answer, though the server may have heard it. */
const loseNextAnswer = () =>
  server.use(
    platformHttp.post(
      path,
      async ({ request }) => {
        sent.push(await request.json())
        return Response.error()
      },
      { once: true },
    ),
  )

const show = () => render(<EnterHours token={token} onSent={onSent} ended={(ending) => <p>The link is {ending}</p>} />)
const field = () => screen.findByLabelText<HTMLInputElement>('Hours on the meter now')
async function enter(figure: string) {
  await userEvent.type(await field(), figure)
  await userEvent.click(screen.getByRole('button', { name: 'Save hours' }))
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const isSent = () => waitFor(() => expect(onSent).toHaveBeenCalledTimes(1))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  device.stores = true
  device.files.clear()
  sent.length = 0
  onSent.mockReset()
})

describe('EnterHours', () => {
  it('shows the machine to compare with its plate, and the last reading', async () => {
    show()
    await screen.findByRole('heading', { name: 'Loader 3, Harrow WL-120' })
    screen.getByText('Serial GHT00123')
    screen.getByText(/^Last reading 4,764 h/)
    expect((await field()).inputMode).toBe('decimal')
  })

  it('sends the figure and keeps the answer for the page after it', async () => {
    show()
    await enter('4,812.5')
    await isSent()
    expect(sent).toMatchObject([{ token, value: 4812.5, confirmed: false }])
    expect(sent[0]).not.toHaveProperty('taken_at')
    expect(readReceipt(token)?.accepted).toEqual(accepted)
    expect(readReceipt('another')).toBeUndefined()
    expect(localStorage.length).toBe(0)
  })

  it('says beside the field what is no figure, and sends nothing', async () => {
    show()
    await enter('12,50')
    screen.getByText(/^Enter the figure that the meter shows, with one decimal at most/)
    expect(document.activeElement).toBe(await field())
    expect(sent).toEqual([])
  })

  it('"a lower reading is refused unless it is marked as a meter replacement": asks before it is sent', async () => {
    show()
    await enter('12')
    expect(document.activeElement?.textContent).toBe('Was the meter replaced?')
    screen.getByText(/^12 h is less than the last reading, 4,764 h/)
    // "On too low a figure 'Correct the figure' is the main button": the first of two.
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Correct the figure',
      'Yes, it is a new meter',
    ])
    await press('Correct the figure')
    expect((await field()).value).toBe('12')
    await press('Save hours')
    await press('Yes, it is a new meter')
    await isSent()
    expect(sent).toMatchObject([{ value: 12, is_replacement: true }])
  })

  it('"a jump of more than 24 h per elapsed day is asked back once", with what is possible at most', async () => {
    const explanation = 'The meter can have run 24 h at most since Nov 21. Is 9,999 h right?'
    server.use(
      platformHttp.post(
        path,
        async ({ request, response }) => {
          sent.push(await request.json())
          return response(409).json(problem(409, 'jump', explanation))
        },
        { once: true },
      ),
    )
    show()
    await enter('9999')
    await screen.findByRole('heading', { name: 'Check the figure' })
    screen.getByText(explanation)
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Correct the figure',
      'Yes, 9,999 h is right',
    ])
    await press('Yes, 9,999 h is right')
    await isSent()
    expect(sent.map(({ confirmed }) => confirmed)).toEqual([false, true])
  })

  it('"works on a flaky connection": sends again by itself once there is one, as the same entry', async () => {
    loseNextAnswer()
    show()
    await enter('4812.5')
    expect((await screen.findByRole('status')).textContent).toContain('4,812.5 h is stored on this phone')
    fireEvent(window, new Event('online'))
    await isSent()
    expect(sent).toHaveLength(2)
    expect(new Set(sent.map(({ client_id }) => client_id)).size).toBe(1)
  })

  it('"what was typed survives, a resend never counts twice": also over a reload in between', async () => {
    loseNextAnswer()
    const page = show()
    await enter('4812.5')
    await screen.findByRole('button', { name: 'Try now' })
    page.unmount()
    show()
    await isSent()
    expect(sent.map(({ value }) => value)).toEqual([4812.5, 4812.5])
    expect(new Set(sent.map(({ client_id }) => client_id)).size).toBe(1)
  })

  it('has what was typed after a reload, before it was ever sent', async () => {
    const page = show()
    await userEvent.type(await field(), '48')
    page.unmount()
    show()
    expect((await field()).value).toBe('48')
    expect(sent).toEqual([])
  })

  it('says when a figure was read that had to wait, and takes it as read now where this clock is ahead', async () => {
    const entry = { clientId: crypto.randomUUID(), value: 4812.5, isReplacement: false, confirmed: false }
    const enteredAt = '2026-01-01T07:00:00.000Z'
    localStorage.setItem(
      `entered hours ${token}`,
      JSON.stringify({ typed: '4812.5', isReplacement: false, entry: { ...entry, enteredAt } }),
    )
    server.use(
      platformHttp.post(
        path,
        async ({ request, response }) => {
          sent.push(await request.json())
          const message = 'A reading cannot be taken in the future.'
          const errors = [{ path: 'body.taken_at', message }]
          return response(400).json({ ...problem(400, 'validation_failed', message), errors })
        },
        { once: true },
      ),
    )
    show()
    await isSent()
    expect(sent.map(({ taken_at, client_id }) => [taken_at, client_id])).toEqual([
      [enteredAt, entry.clientId],
      [undefined, entry.clientId],
    ])
  })

  it('says why the server takes a figure not, and keeps it to correct', async () => {
    server.use(
      platformHttp.post(path, ({ response }) =>
        response(409).json(problem(409, 'higher_than_next', 'The meter showed 4,700 h later.')),
      ),
    )
    show()
    await enter('4812.5')
    expect((await screen.findByRole('alert')).textContent).toContain('The meter showed 4,700 h later.')
    expect((await field()).value).toBe('4812.5')
  })

  it.each([
    ['link_expired', 'expired'],
    ['link_revoked', 'revoked'],
  ])('explains a link that has ended (%s), and what was not saved', async (code, ending) => {
    server.use(platformHttp.post(path, ({ response }) => response(410).json(problem(410, code, 'It is over.'))))
    show()
    await enter('4812.5')
    await screen.findByText(`The link is ${ending}`)
    screen.getByText(/^4812.5 was not saved/)
  })

  it('opens once there is a connection', async () => {
    server.use(platformHttp.get('/machines/machine-hours-portal/{token}', () => Response.error(), { once: true }))
    show()
    await screen.findByText('The link could not be opened')
    await press('Try now')
    await field()
  })
})

describe('a photograph of the meter', () => {
  standInForPictures()
  const photographs: unknown[] = []
  const pictures = '/machines/machine-hours-portal/{token}/pictures'
  const takesPhotograph = () =>
    platformHttp.post(pictures, async ({ request, params, response }) => {
      photographs.push([params.token, (await request.formData()).get('client_id')])
      return response(201).json(pictureN(1))
    })
  const choose = async (file = pictureFile('meter.png')) =>
    userEvent.upload(await screen.findByLabelText('Photograph the meter'), file)
  const receipt = () => readReceipt(token)?.accepted.photograph

  beforeEach(() => {
    photographs.length = 0
    server.use(takesPhotograph())
  })

  it('is sent after its figure, under the same id', async () => {
    show()
    await choose()
    await screen.findByText('Photograph of the meter')
    await enter('4812.5')
    await isSent()
    expect(photographs).toEqual([[token, sent[0]?.client_id]])
    expect(receipt()).toEqual({ refusal: undefined })
  })

  it('can be removed, and a figure needs none', async () => {
    show()
    await choose()
    await press('Remove the photograph')
    await enter('4812.5')
    await isSent()
    expect([photographs, receipt()]).toEqual([[], undefined])
  })

  it('waits for a connection after its figure was saved, which counts once', async () => {
    server.use(platformHttp.post(pictures, () => Response.error(), { once: true }))
    show()
    await choose()
    await enter('4812.5')
    await screen.findByText('4,812.5 h is saved.')
    await screen.findByText(/^The photograph is stored on this phone/)
    await press('Try now')
    await isSent()
    expect(new Set(sent.map(({ client_id }) => client_id)).size).toBe(1)
    expect(photographs).toHaveLength(1)
  })

  it('is said to wait alone also after a reload without a network', async () => {
    server.use(platformHttp.post(pictures, () => Response.error()))
    show()
    await choose()
    await enter('4812.5')
    await screen.findByText('4,812.5 h is saved.')
    cleanup()
    server.use(platformHttp.get('/machines/machine-hours-portal/{token}', () => Response.error()))
    show()
    await screen.findByText('The link could not be opened')
    screen.getByText('4812.5 is saved.')
    await screen.findByText(/^The photograph is stored on this phone/)
    expect(screen.queryByText(/^Your input is saved/)).toBeNull()
  })

  it('is not said to be stored by a browser that stores no files', async () => {
    device.stores = false
    server.use(platformHttp.post(pictures, () => Response.error()))
    show()
    await choose()
    await enter('4812.5')
    await screen.findByText('This browser does not store the photograph. Leave this page open until it is sent.')
    expect(screen.queryByText(/come back to it later/)).toBeNull()
  })

  it('does not delay who goes on without it', async () => {
    server.use(platformHttp.post(pictures, () => Response.error()))
    show()
    await choose()
    await enter('4812.5')
    await press('Skip the photograph')
    await isSent()
    expect(receipt()).toBeUndefined()
  })

  it('that the server refuses is reported after the figure was saved', async () => {
    server.use(
      platformHttp.post(pictures, ({ response }) =>
        response(415).json(problem(415, 'not_a_picture', 'The file is not a picture.')),
      ),
    )
    show()
    await choose()
    await enter('4812.5')
    await isSent()
    expect(receipt()).toEqual({ refusal: 'The file is not a picture.' })
  })

  it('must be one that the browser can show', async () => {
    show()
    await choose(pictureFile('IMG_0001.heic', 'image/heic'))
    await screen.findByText(/^This file cannot be shown as a picture/)
    await enter('4812.5')
    await isSent()
    expect(photographs).toEqual([])
  })
})
