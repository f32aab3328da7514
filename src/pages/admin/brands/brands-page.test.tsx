import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { brandPage, harrow, oxbow } from '@/entities/brand/testing'
import { signedInAs } from '@/entities/user/testing'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { operator, superUser } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { BrandsPage } from './brands-page'

let asked: string[] = []
let sent: unknown[] = []
const server = serveWith(
  noViews,
  platformHttp.get('/machines/brands', ({ request, query, response }) => {
    asked.push(new URL(request.url).search)
    return response(200).json(brandPage(query.get('search') === 'nothing' ? [] : [harrow, oxbow]))
  }),
  platformHttp.post('/machines/brands', async ({ request, response }) => {
    const body = await request.json()
    sent.push(body)
    return response(201).json({ ...oxbow, name: body.name })
  }),
  platformHttp.put('/machines/brands', async ({ request, response }) => {
    const body = await request.json()
    sent.push(body)
    return response(200).json({ ...oxbow, name: body.name })
  }),
)

function show({ canEdit = true } = {}) {
  renderScreen(
    <AtAddress href="/brands">
      <BrandsPage />
    </AtAddress>,
    signedInAs(canEdit ? superUser : operator),
  )
}

async function submit(button: string, name: string, submitButton: string) {
  await userEvent.click(await screen.findByRole('button', { name: button }))
  const field = await screen.findByLabelText('Brand')
  await userEvent.clear(field)
  if (name) await userEvent.type(field, name)
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: submitButton }))
}

beforeEach(() => {
  asked = []
  sent = []
})

describe('BrandsPage', () => {
  it('"brands 100 for the store": asks for 100 and shows how many machines each has', async () => {
    show()
    const row = (await screen.findByText('Harrow')).closest('tr')
    expect(row?.textContent).toContain('4')
    expect(asked).toEqual(['?limit=100'])
  })

  it('"read by members and written by the super user": members find nothing to change', async () => {
    show({ canEdit: false })
    await screen.findByText('Harrow')
    expect(screen.queryByRole('button', { name: /add|rename/i })).toBeNull()
  })

  it('adds a brand and reads the list again', async () => {
    show()
    await submit('Add brand', 'Quarrymaster', 'Add brand')
    await screen.findByText('Quarrymaster added')
    expect(sent).toEqual([{ name: 'Quarrymaster' }])
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(asked).toHaveLength(2))
  })

  it('renames a brand', async () => {
    show()
    await submit('Rename Oxbow', 'Oxbow Works', 'Save name')
    await screen.findByText('Oxbow Works saved')
    expect(sent).toEqual([{ id: oxbow.id, name: 'Oxbow Works' }])
  })

  it('does not send a name that is blank', async () => {
    show()
    await submit('Add brand', '  ', 'Add brand')
    await screen.findByText('Enter the name of the brand.')
    expect(sent).toEqual([])
  })

  it('says on the field that there is such a brand, and keeps what was typed', async () => {
    const message = 'There is a brand of this name already: Harrow.'
    const refused = { ...problem(409, 'brand_exists', message), errors: [{ path: 'body.name', message }] }
    server.use(platformHttp.post('/machines/brands', ({ response }) => response(409).json(refused)))
    show()
    await submit('Add brand', 'harrow', 'Add brand')
    await screen.findByText(message)
    const field = screen.getByLabelText<HTMLInputElement>('Brand')
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['harrow', 'true'])
  })

  it('searches, and leads back where nothing matches', async () => {
    show()
    await userEvent.type(await screen.findByLabelText('Search brands'), 'nothing{Enter}')
    await screen.findByText('Nothing matches')
    expect(asked.at(-1)).toBe('?search=nothing&limit=100')
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
    await screen.findByText('Harrow')
  })
})
