import { describe, expect, it } from 'vitest'
import { question } from './testing/questions'

describe('links without an account', () => {
  it.each([
    ['which links without a login for us are still valid', 'open'],
    ['are there any links out there that open our records without a password, and when do they run out', 'open'],
    ['what portal links did Northfield give out for us', 'open'],
    ['who can open our orders without logging in', 'open'],
    ['which of our links have expired', 'expired'],
    ['links that were revoked', 'cancelled'],
    ['public links of Ridgeline', 'open'],
    ['is there a label link for Loader 3', 'open'],
    ['until when is the link to SO-1048 good', 'open'],
    ['how many active links do we have', 'open'],
    ['what shared links are live for Ridgeline Quarry', 'open'],
    ['¿qué enlaces públicos siguen activos y a quién se le dieron?', 'open'],
    ['¿tenemos enlaces sin contraseña?', 'open'],
    ['qué enlaces de Ridgeline siguen vigentes y hasta cuándo', 'open'],
    ['¿quién puede ver nuestros pedidos sin iniciar sesión?', 'open'],
    ['enlaces caducados', 'expired'],
    ['cuáles links tenemos activos', 'open'],
  ])('%s', (prompt, state) => {
    expect(question(prompt)).toMatchObject({ topic: 'links', state })
  })

  it.each([
    'tracking link for SO-1048',
    'how many links does the track chain have',
    'how tight should the track links be',
    'where is the bucket link pin',
    '¿cuántos eslabones tiene la cadena?',
    'the link between the boom and the bucket is worn',
    'how do I open the hood without a key',
  ])('are not asked for: %s', (prompt) => {
    expect(question(prompt)?.topic).not.toBe('links')
  })
})

describe('choices of e-mails', () => {
  it.each([
    'which e-mails do I get',
    'what notifications am I getting',
    'am I notified when an order ships',
    'do I get emails about quotes',
    'how often do I receive mails',
    'my notification settings',
    'show my e-mail preferences',
    'what kind of mail is sent to me',
    'will I get an email when the dealer answers',
    'de que cosas me mandan correo a mi',
    '¿qué avisos recibo?',
    '¿cada cuánto me llegan los correos?',
    '¿me avisan por correo de los envíos?',
    'qué preferencias de correo tengo',
    'cómo tengo configurados mis avisos',
    'what emails me llegan a mí',
  ])('%s', (prompt) => {
    expect(question(prompt)?.topic).toBe('email_choices')
  })

  it.each([
    ['did I get an e-mail from Northfield', 'messages'],
    ['any new emails', 'messages'],
    ['what is my e-mail address', 'account'],
    ['which email did the system send', 'emails'],
    ['send me the emails from Northfield', 'messages'],
    ['which alert do I get when the coolant is too hot', undefined],
  ])('are not asked for: %s', (prompt, topic) => {
    expect(question(prompt)?.topic).toBe(topic)
  })
})

describe('feedback on answers', () => {
  it.each([
    ['how many thumbs down did Bob’s answers get this month', 'disliked'],
    ['any feedback this week', undefined],
    ['how many thumbs up since Monday', 'liked'],
    ['how do people rate the answers of the assistant', undefined],
    ['which answers were found not helpful', 'disliked'],
    ['negative feedback in October', 'disliked'],
    ['positive feedback on Bob last month', 'liked'],
    ['what do users think of Bob', undefined],
    ['any complaints about the assistant', 'disliked'],
    ['how many people liked the answers yesterday', 'liked'],
    ['¿Qué opiniones han dejado los usuarios sobre las respuestas de Bob?', undefined],
    ['cuántos pulgares abajo hubo este mes', 'disliked'],
    ['¿cuántas valoraciones positivas tuvieron las respuestas de Bob?', 'liked'],
    ['a cuántos no les gustaron las respuestas', 'disliked'],
    ['hay quejas sobre el asistente', 'disliked'],
    ['how many thumbs down en octubre', 'disliked'],
  ])('%s', (prompt, state) => {
    const asked = question(prompt)
    expect([asked?.topic, asked?.state]).toEqual(['feedback', state])
  })

  it.each(['what is the rated load of the loader', 'does the joystick give feedback', 'helpful tips for the winter'])(
    'is not asked for: %s',
    (prompt) => {
      expect(question(prompt)?.topic).not.toBe('feedback')
    },
  )
})
