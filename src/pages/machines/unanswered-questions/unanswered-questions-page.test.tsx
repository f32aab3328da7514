import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { beltTorque, swingGrease, unansweredPage } from '@/entities/feedback/testing'
import { northfield } from '@/entities/organization/testing'
import type { User } from '@/entities/user'
import { signedInAs } from '@/entities/user/testing'
import { saveFile } from '@/shared/lib/save-file'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { dealershipAdmin, superUser } from '../../../../tests/msw/people'
import { serveWith } from '../../../../tests/msw/server'
import { UnansweredQuestionsPage } from './unanswered-questions-page'

vi.mock('@/shared/lib/save-file')

let asked: string[] = []
serveWith(
  noViews,
  platformHttp.get('/feedback/unanswered-questions', ({ request, response }) => {
    asked.push(new URL(request.url).search)
    return response(200).json(unansweredPage([swingGrease, beltTorque]))
  }),
  platformHttp.get('/organizations/', ({ response }) =>
    response(200).json({ items: [northfield], total: 1, page: 1, limit: 100 }),
  ),
)
beforeEach(() => {
  asked = []
})

const show = (reader: User = dealershipAdmin, search = '') =>
  renderScreen(
    <AtAddress href={`/manuals/questions${search}`}>
      <UnansweredQuestionsPage />
    </AtAddress>,
    signedInAs(reader),
  )

describe('/manuals/questions', () => {
  it('shows a dealership what was asked, how often and about which model', async () => {
    show()
    await screen.findByText(swingGrease.question)
    expect(screen.getByText('3 times')).toBeTruthy()
    expect(screen.getByText('About: alternator belt')).toBeTruthy()
    expect(screen.queryByRole('columnheader', { name: 'Dealership' })).toBeNull()
    expect(screen.queryByLabelText('Dealership')).toBeNull()
    const tabs = screen.getByRole('navigation', { name: 'Manuals' })
    expect([...tabs.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
      'Manuals',
      'Unanswered questions',
    ])
  })

  it('leads on: to a new manual of the model, and to a conversation of one’s own', async () => {
    show()
    const name = `Add a manual for Harrow WL-120, which answers “${swingGrease.question}”`
    const add = await screen.findByRole('link', { name })
    expect(add.getAttribute('href')).toBe(`/manuals?machine_id=${swingGrease.machine.id}&upload=true`)
    const own = screen.getByRole('link', { name: beltTorque.question })
    expect(own.getAttribute('href')).toBe(`/operations-assistant?conversation=${beltTorque.conversation?.id}`)
    expect(screen.queryByRole('link', { name: swingGrease.question })).toBeNull()
  })

  it('shows a super user all of them with their dealerships, or those of one', async () => {
    show(superUser)
    await screen.findByRole('columnheader', { name: 'Dealership' })
    expect(asked).toEqual(['?limit=25'])
    expect(screen.getByRole('navigation', { name: 'Answers' })).toBeTruthy()
    await screen.findByRole('option', { name: 'Northfield Equipment' })
    await userEvent.selectOptions(screen.getByLabelText('Dealership'), 'Northfield Equipment')
    await waitFor(() => expect(asked.at(-1)).toContain(`dealership_organization=${northfield.id}`))
    expect(screen.queryByRole('columnheader', { name: 'Dealership' })).toBeNull()
  })

  it('is exported in plain words', async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }))
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce())
    const [, row] = (await vi.mocked(saveFile).mock.calls[0]?.[0].text())?.split('\r\n') ?? []
    expect(row).toContain(`"${swingGrease.question}","Harrow WL-120",3,`)
  })
})
