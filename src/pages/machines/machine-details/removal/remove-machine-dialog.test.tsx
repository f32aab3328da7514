import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { nothingDepends, wheelLoader } from '@/entities/machine/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../../tests/msw/http'
import { problem } from '../../../../../tests/msw/problem'
import { serveWith } from '../../../../../tests/msw/server'
import { RemoveMachineDialog } from './remove-machine-dialog'

let asked: string[] = []
const onRemoved = vi.fn()
const onClose = vi.fn()
const server = serveWith(
  platformHttp.delete('/machines/{id}', ({ request, response }) => {
    asked.push(new URL(request.url).search)
    return response(204).empty()
  }),
)

const depends = (dependents: Partial<typeof nothingDepends>) =>
  server.use(
    platformHttp.get('/machines/{id}/dependents', ({ response }) =>
      response(200).json({ ...nothingDepends, ...dependents }),
    ),
  )

const show = ({ fromAll = false } = {}) =>
  renderScreen(
    <RemoveMachineDialog
      machine={wheelLoader}
      fromAll={fromAll}
      instances={<a href="/machine-instances">Machine instances</a>}
      onClose={onClose}
      onRemoved={onRemoved}
    />,
  )
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const listed = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

beforeEach(() => {
  asked = []
  onRemoved.mockReset()
  onClose.mockReset()
})

describe('RemoveMachineDialog lists what depends on the model before it is deleted', () => {
  it('says in figures what goes, and deletes only once that is confirmed', async () => {
    depends({ manuals: 3, tasks: 1, kits: 2, operators: 1, conversations: 4 })
    show()
    await screen.findByText('Nobody else has this model, so it is deleted permanently.')
    expect(listed()).toEqual([
      '3 manuals',
      '1 maintenance task',
      '2 service kits',
      '1 assignment to an operator',
      '4 conversations about it',
    ])
    expect(asked).toEqual([])
    await press('Delete model')
    await screen.findByText('Harrow WL-120 deleted')
    expect([asked, onRemoved.mock.calls.length]).toEqual([['?confirm=true'], 1])
  })

  it('gives it up where others keep the model', async () => {
    depends({ deletes_model: false })
    show()
    await screen.findByText(/Others keep the model/)
    screen.getByText('Nothing depends on it.')
    await press('Remove from my list')
    await screen.findByText('Harrow WL-120 removed from your list')
  })

  it('warns a super user that it goes for everybody', async () => {
    depends({ manuals: 1 })
    show({ fromAll: true })
    await screen.findByText(/for everyone who has it/)
  })

  it('offers nothing while machines of it are served, but the way to them', async () => {
    depends({ instances: 2, manuals: 3 })
    show()
    await screen.findByText(/You serve 2 machines of this model/)
    screen.getByRole('link', { name: 'Machine instances' })
    expect(screen.queryByRole('button', { name: 'Delete model' })).toBeNull()
    await press('Keep model')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('does not advise a super user to take machines out of service, whose history would go too', async () => {
    depends({ instances: 1 })
    show({ fromAll: true })
    await screen.findByText(/Its history is kept, even when it is out of service/)
  })

  it('offers nothing before it is known what goes, and can be tried again', async () => {
    server.use(platformHttp.get('/machines/{id}/dependents', () => Response.error(), { once: true }))
    show()
    await screen.findByText('Network error or server did not respond.')
    expect(screen.queryByRole('button', { name: 'Delete model' })).toBeNull()
    depends({ kits: 1 })
    await press('Try again')
    await screen.findByText('1 service kit')
  })

  it('says why it could not be removed', async () => {
    depends({})
    server.use(
      platformHttp.delete('/machines/{id}', ({ response }) =>
        response(409).json(problem(409, 'machine_in_use', 'There is a machine of it in service.')),
      ),
    )
    show()
    await press('Delete model')
    await screen.findByText('There is a machine of it in service.')
    expect(onRemoved).not.toHaveBeenCalled()
  })
})
