import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { asChosen, chosenMachineStore } from '@/entities/machine'
import { wheelLoader } from '@/entities/machine/testing'
import { loader } from '@/entities/machine-instance/testing'
import { signedInAs } from '@/entities/user/testing'
import { chooseLanguage } from '@/shared/lib/i18n'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { answerChoices, secondLoader } from '../../../../../tests/msw/choices'
import { happenings } from '../../../../../tests/msw/home'
import { platformHttp } from '../../../../../tests/msw/http'
import { answerMachineHome, nextDueTasks, refuseMachineHome } from '../../../../../tests/msw/machine-home'
import { operator } from '../../../../../tests/msw/people'
import { serveWith } from '../../../../../tests/msw/server'
import { MachineHome } from './machine-home'

const server = serveWith(...answerMachineHome())
const onAsk = vi.fn()

const show = () =>
  renderScreen(
    <MachineHome
      onAsk={onAsk}
      hoursLink={({ id }, words) => <a href={`#${id}-hours`}>{words}</a>}
      dueLink={({ id }, words) => <a href={`#${id}`}>{words}</a>}
      allLink={(words) => <a href="#all">{words}</a>}
      activityLink={({ link, title }) => <a href={link}>{title}</a>}
    />,
    signedInAs(operator),
  )
const question = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' })
const heading = () => screen.findByRole('heading', { level: 1 })

beforeEach(() => {
  localStorage.clear()
  onAsk.mockReset()
})
afterEach(async () => {
  vi.useRealTimers()
  await chooseLanguage('en', { remember: false })
})

describe('Home of the person who runs machines', () => {
  it('begins with the machine last used, chosen by itself, and the cursor in the question', async () => {
    show()
    expect((await heading()).textContent).toBe('Loader 5')
    const details = (await screen.findByText('1,250.5 h')).parentElement
    expect(details?.textContent).toBe('Harrow WL-120 · GHT00204 · North face · 1,250.5 h')
    expect((await question()).placeholder).toBe('Ask Bob about Loader 5')
    expect(document.activeElement).toBe(await question())
  })

  it('asks about that machine: typing and Enter is all it takes', async () => {
    show()
    await userEvent.type(await question(), 'how much oil?{Enter}')
    expect(onAsk).toHaveBeenCalledExactlyOnceWith({ machine: wheelLoader.id, q: 'how much oil?' })
    expect(JSON.parse(localStorage.getItem('selected machine') ?? '').serial_number).toBe(secondLoader.serial_number)
  })

  it('stays with the machine that is chosen on this device', async () => {
    chosenMachineStore.write({ ...asChosen(wheelLoader, loader.serial_number), instance: loader })
    show()
    expect((await heading()).textContent).toBe('Loader 3')
  })

  it('offers examples that fit the machine, each of which asks at once', async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Starter clicks but does not turn' }))
    expect(onAsk).toHaveBeenCalledExactlyOnceWith({ machine: wheelLoader.id, q: 'Starter clicks but does not turn' })
  })

  it('takes the only model where there is no machine, and asks which one where there are several', async () => {
    server.use(...answerChoices({ recent: [], instances: [], models: [wheelLoader] }))
    const { unmount } = show()
    await waitFor(async () => expect((await heading()).textContent).toBe('Harrow WL-120'))
    unmount()
    localStorage.clear()
    server.use(...answerChoices({ recent: [], instances: [] }))
    show()
    await waitFor(async () => expect((await heading()).textContent).toBe('Which machine is it about?'))
    expect(screen.getByRole('button', { name: 'Choose a machine' })).toBeTruthy()
  })

  it('shows what is due with how far over, and what comes next with how soon; asks for hours only where they decide', async () => {
    show()
    const link = await screen.findByRole('link', { name: 'Loader 3 · 500 h service' })
    const lines = link.closest('ul')?.querySelectorAll('li') ?? []
    expect([...lines].map(({ textContent }) => textContent)).toEqual([
      'Loader 3 · 500 h service280 h overKit: WL-120 500 h kit · at 4,500 hEnter reading',
      'Digger 1 · 500 h servicedue nowat 6,120 hEnter reading',
      'Loader 5 · 500 h servicein 189 habout Dec 23, 2026 at 6 h a day',
    ])
  })

  it('"due machine to reading 2": leads straight to it, once for each machine', async () => {
    const [first] = nextDueTasks
    if (!first) throw new Error('a task')
    server.use(...answerMachineHome({ due: [first, { ...first, task_id: 'another', name: 'Grease' }] }))
    show()
    const link = await screen.findByRole('link', { name: 'Enter reading' })
    expect(link.getAttribute('href')).toBe(`#${first.instance.id}-hours`)
  })

  it('shows what happened since the last visit, and nothing of before', async () => {
    const seenAt = Date.now() - 3 * 86_400_000
    localStorage.setItem('last visit', JSON.stringify({ personId: operator.id, seenAt, previousAt: null }))
    show()
    await screen.findByRole('link', { name: 'Harrow WL-120' })
    expect(screen.getByRole('heading', { name: 'Since you were here' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Harrow FX-90' })).toBeNull()
  })

  it.each([
    ['within six days by weekday and time', 'en', 21, /^Nothing new since Saturday,? (at )?2:30\sPM\.$/],
    ['before that by the date', 'en', 3, /^Nothing new since November 3, 2026\.$/],
    ['with the article in Spanish', 'es', 21, /^Nada nuevo desde el sábado, 14:30\.$/],
    ['with the article in Spanish', 'es', 3, /^Nada nuevo desde el 3 de noviembre de 2026\.$/],
  ] as const)('says since when nothing is new: %s', async (_, language, day, expected) => {
    await chooseLanguage(language, { remember: false })
    vi.setSystemTime(new Date(2026, 10, 24, 8))
    const seenAt = new Date(2026, 10, day, 14, 30).getTime()
    localStorage.setItem('last visit', JSON.stringify({ personId: operator.id, seenAt, previousAt: null }))
    server.use(...answerMachineHome({ news: [] }))
    show()
    await screen.findByText(expected)
  })

  it('reports manuals that were read on the same day in one line, with each behind it', async () => {
    const [ready, ...others] = happenings
    if (!ready) throw new Error('an event')
    const alike = ['Harrow EX-210', 'Harrow FX-90'].map((title) => ({ ...ready, id: title, title }))
    server.use(...answerMachineHome({ news: [ready, ...alike, ...others.slice(1)] }))
    show()
    await userEvent.click(await screen.findByText('3 manuals ready'))
    const names = ['Harrow WL-120', 'Harrow EX-210', 'Harrow FX-90']
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent ?? '')
    expect(links.filter((name) => names.includes(name)).slice(0, 3)).toEqual(names)
  })

  it('shows more of what happened on demand', async () => {
    server.use(
      platformHttp.get('/organizations/{id}/recent-activity', ({ query, response }) => {
        const page = Number(query.get('page'))
        const items =
          page === 1 ? happenings : happenings.slice(0, 1).map((one) => ({ ...one, id: 'sixth', title: 'Harrow Z-1' }))
        return response(200).json({ items, total: 6, page, limit: 5 })
      }),
    )
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
    await screen.findByText('Harrow Z-1')
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('says what did not load, part by part', async () => {
    server.use(...refuseMachineHome)
    show()
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(3))
  })
})
