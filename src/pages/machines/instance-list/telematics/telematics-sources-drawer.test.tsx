import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { failing, provider, report, suspended } from '@/entities/telematics-source/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../../tests/msw/http'
import { problem } from '../../../../../tests/msw/problem'
import { serveWith } from '../../../../../tests/msw/server'
import { TelematicsSourcesDrawer } from './telematics-sources-drawer'

const ridgelineId = '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c11'

let listed: (typeof provider)[] = []
let sent: unknown[] = []
const server = serveWith(
  platformHttp.get('/telematics/{orgId}/sources', ({ response }) =>
    response(200).json({ items: listed, total: listed.length, page: 1, limit: 1000 }),
  ),
  platformHttp.post('/telematics/{orgId}/sources', async ({ request, params, response }) => {
    sent.push([params.orgId, await request.json()])
    listed = [provider]
    return response(201).json(provider)
  }),
  platformHttp.put('/telematics-sources/{id}', async ({ request, params, response }) => {
    sent.push([params.id, await request.json()])
    return response(200).json(provider)
  }),
  platformHttp.delete('/telematics-sources/{id}', ({ params, response }) => {
    sent.push(params.id)
    listed = []
    return response(204).empty()
  }),
  platformHttp.post('/telematics-sources/{id}/poll', ({ params, response }) => {
    sent.push(params.id)
    return response(202).empty()
  }),
  platformHttp.get('/telematics-sources/{id}/report', ({ response }) => response(200).json(report)),
)

function show(operators?: { value: string; label: string }[]) {
  renderScreen(
    <TelematicsSourcesDrawer
      organizationId={operators ? undefined : ridgelineId}
      operators={operators}
      onClose={vi.fn()}
    />,
  )
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const fill = async (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
async function choose(name: string, action: string) {
  await press(`Actions for ${name}`)
  await userEvent.click(screen.getByRole('menuitem', { name: action }))
}

beforeEach(() => {
  listed = [provider, failing]
  sent = []
})

describe('telematics endpoints, "with credentials per organization"', () => {
  it('show the state of each and its last outcome', async () => {
    show()
    const good = within(await screen.findByRole('article', { name: 'Fleet provider' }))
    expect(good.getByText('Read')).toBeTruthy()
    expect(good.getByText('12 updated, 3 unchanged, 1 refused, 1 unknown')).toBeTruthy()
    const bad = within(screen.getByRole('article', { name: 'Excavators' }))
    expect(bad.getByText('Failed')).toBeTruthy()
    expect(bad.getByText('The server refused the sign-in (401).')).toBeTruthy()
    expect(bad.queryByText(/taken/)).toBeNull()
  })

  it('show when those that failed are tried again, and that they are suspended after several failures', async () => {
    listed = [provider, failing, suspended]
    show()
    const card = async (name: string) => within(await screen.findByRole('article', { name }))
    expect((await card('Trucks')).getByText('Suspended')).toBeTruthy()
    expect((await card('Trucks')).getByText(/^Suspended after 4 failures in a row. Next attempt on /)).toBeTruthy()
    expect((await card('Excavators')).getByText(/^Next attempt on /)).toBeTruthy()
    expect((await card('Fleet provider')).queryByText(/Next attempt/)).toBeNull()
  })

  it('are added with what they need to sign in', async () => {
    listed = []
    show()
    await press('Add an endpoint')
    const dialog = await screen.findByRole('dialog', { name: 'Add an endpoint' })
    await fill('Name', 'Fleet provider')
    await fill('Address of the fleet snapshot', provider.url)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add an endpoint' }))
    await screen.findByText('Enter the user name.')
    await screen.findByText('Enter the password or token.')
    expect(sent).toEqual([])
    await userEvent.selectOptions(screen.getByLabelText('Sign-in'), 'Token (Bearer)')
    await fill('Token', 'secret')
    await userEvent.selectOptions(screen.getByLabelText('Read every'), '4 hours')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add an endpoint' }))
    await screen.findByRole('article', { name: 'Fleet provider' })
    expect(sent).toEqual([
      [
        ridgelineId,
        {
          name: 'Fleet provider',
          url: provider.url,
          authentication: 'bearer',
          username: '',
          password: 'secret',
          interval_minutes: 240,
          is_active: true,
        },
      ],
    ])
  })

  it('retain their password if none is typed, and show what the server refuses beside its field', async () => {
    server.use(
      platformHttp.put(
        '/telematics-sources/{id}',
        ({ response }) =>
          response(400).json({
            ...problem(400, 'validation_failed', 'Must start with https://.'),
            errors: [{ path: 'body.url', message: 'Must start with https://.' }],
          }),
        { once: true },
      ),
    )
    show()
    await choose('Fleet provider', 'Edit')
    await screen.findByText('Leave blank to keep the stored one.')
    await press('Save endpoint')
    await screen.findByText('Must start with https://.')
    await userEvent.click(screen.getByLabelText('Read at intervals'))
    await press('Save endpoint')
    const { id, name, url, authentication, username, interval_minutes } = provider
    const retained = { name, url, authentication, username, interval_minutes }
    await waitFor(() => expect(sent).toEqual([[id, { ...retained, is_active: false }]]))
  })

  it('are read now', async () => {
    listed = [provider]
    show()
    await press('Read now')
    await screen.findByText('Fleet provider is being read')
    expect(sent).toEqual([provider.id])
  })

  it('cannot be asked again while they are being read', async () => {
    listed = [{ ...provider, is_reading: true }]
    show()
    await screen.findByText('Reading')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Read now' }).disabled).toBe(true)
  })

  it('list each machine that was not updated', async () => {
    show()
    await choose('Fleet provider', 'Show the last report')
    await screen.findByText('Harrow EX-9: no machine has this serial number.')
  })

  it('are removed only once it is confirmed', async () => {
    listed = [provider]
    show()
    await choose('Fleet provider', 'Remove endpoint')
    expect(sent).toEqual([])
    await press('Remove endpoint')
    await screen.findByText('No endpoints yet')
    expect(sent).toEqual([provider.id])
  })

  it('of a dealership’s operators are shown once one is chosen', async () => {
    show([{ value: ridgelineId, label: 'Ridgeline Quarry' }])
    expect(screen.queryByRole('article')).toBeNull()
    await userEvent.selectOptions(screen.getByLabelText('Operator'), 'Ridgeline Quarry')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
  })

  it('can be tried again when they did not load', async () => {
    server.use(platformHttp.get('/telematics/{orgId}/sources', () => Response.error(), { once: true }))
    show()
    await press('Try again')
    await screen.findByRole('article', { name: 'Fleet provider' })
  })
})
