import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { UnsubscribePage } from './unsubscribe-page'

let ended: unknown[] = []
const server = serveWith(
  platformHttp.post('/unsubscribe/{token}', ({ params, response }) => {
    ended.push(params.token)
    return response(204).empty()
  }),
)
beforeEach(() => {
  ended = []
})

const show = (token?: string, of?: 'order') =>
  renderScreen(<UnsubscribePage token={token} of={of} profileLink={(words) => <a href="/profile">{words}</a>} />)

describe('UnsubscribePage', () => {
  it('changes nothing until its button is pressed, then reports what happened', async () => {
    show('u1token')
    expect(ended).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Stop these e-mails' }))
    await screen.findByRole('heading', { name: 'You are unsubscribed' })
    expect(ended).toEqual(['u1token'])
    screen.getByRole('link', { name: 'Open settings' })
  })

  it('ends those about an order for somebody who has no profile', async () => {
    show('o1token', 'order')
    await userEvent.click(screen.getByRole('button', { name: 'Stop these e-mails' }))
    await screen.findByText(/no more e-mails about this order/)
    expect([ended, screen.queryByRole('link')]).toEqual([['o1token'], null])
  })

  it('offers no button where the link is not whole, or is none', async () => {
    show()
    screen.getByRole('heading', { name: 'This link is incomplete' })
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('explains that the server does not know the link', async () => {
    server.use(
      platformHttp.post('/unsubscribe/{token}', ({ response }) =>
        response(404).json(problem(404, 'not_found', 'Unsubscribe link not found.')),
      ),
    )
    show('u1token')
    await userEvent.click(screen.getByRole('button'))
    await screen.findByRole('heading', { name: 'This link is incomplete' })
  })
})
