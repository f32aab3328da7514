import { defineText } from '@/shared/lib/i18n'

export const en = {
  loading: 'Opening the link…',
  figureHours: 'Hours on the meter now',
  figureKm: 'Kilometres on the meter now',
  unitHours: 'h',
  unitKm: 'km',
  lastReading: 'Last reading {{figure}} · {{when}}',
  firstReading: 'This is the first reading.',
  notAFigure: 'Enter the figure that the meter shows, with one decimal at most, such as 4812.5.',
  replaced: 'The meter was replaced',
  replacedHelp: 'The new meter may show less than the old one did.',
  save: 'Save hours',
  saveKm: 'Save kilometres',
  serial: 'Serial {{serial}}',
  notSaved: 'Not saved',
  lowerTitle: 'Was the meter replaced?',
  lower: '{{entered}} is less than the last reading, {{last}}. A meter does not run backwards.',
  lowerYes: 'Yes, it is a new meter',
  jumpTitle: 'Is {{entered}} right?',
  jump: 'That is more than the machine can have run since the last reading, {{last}}.',
  jumpYes: 'Yes, it is right',
  correct: 'No, correct the figure',
  sending: 'Saving {{figure}}…',
  waitingTitle: 'No connection yet',
  waiting:
    '{{figure}} is stored on this phone and will be sent automatically as soon as there is a connection. It counts once.',
  waitingStay: 'Leave this page open, or come back to it later.',
  tryNow: 'Try now',
  unreachableTitle: 'The link could not be opened',
  unreachable: 'There is no connection, or the server does not answer. The page tries again by itself.',
  keptFigure: 'Your input is saved: {{figure}}.',
  unsavedFigure: '{{figure}} was not saved. Note it down until you have a new link.',
}

export const enterHoursText = defineText('enter-hours', en, { es: () => import('./text.es') })
