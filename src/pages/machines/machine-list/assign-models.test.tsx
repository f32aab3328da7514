import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { excavator, wheelLoader } from '@/entities/machine/testing'
import { quarryLoader } from '@/entities/operator-machine/testing'
import { northfield, ridgeline } from '@/entities/organization/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { AssignModels } from './assign-models'

let sent: unknown[] = []
const server = serveWith(
  platformHttp.get('/organizations/', ({ response }) =>
    response(200).json({ items: [ridgeline], total: 1, page: 1, limit: 1000 }),
  ),
  platformHttp.post('/machines/operator', async ({ request, response }) => {
    sent.push(await request.json())
    return response(201).json(quarryLoader)
  }),
)
beforeEach(() => {
  sent = []
})

async function assign() {
  const onAssigned = vi.fn()
  renderScreen(<AssignModels dealershipId={northfield.id} models={[wheelLoader, excavator]} onAssigned={onAssigned} />)
  await userEvent.click(screen.getByRole('button', { name: 'Assign to operator' }))
  await screen.findByRole('option', { name: ridgeline.name })
  await userEvent.selectOptions(screen.getByLabelText('Operator'), ridgeline.name)
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Assign' }))
  return onAssigned
}
const of = ({ id }: { id: string }) => ({ organization_id: ridgeline.id, machine_id: id })

describe('"Bulk: assign"', () => {
  it('assigns each of the selected models to one operator', async () => {
    const onAssigned = await assign()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual([of(wheelLoader), of(excavator)])
    expect(onAssigned).toHaveBeenCalledExactlyOnceWith([wheelLoader.id, excavator.id])
  })

  it('says which one the operator has already, and assigns the others', async () => {
    server.use(
      platformHttp.post(
        '/machines/operator',
        ({ response }) => response(409).json(problem(409, 'already_assigned', 'Ridgeline already has this model.')),
        { once: true },
      ),
    )
    const onAssigned = await assign()
    await screen.findByText('1 model was not assigned')
    screen.getByText(`${wheelLoader.name}: Ridgeline already has this model.`)
    expect(onAssigned).toHaveBeenCalledExactlyOnceWith([excavator.id])
  })
})
