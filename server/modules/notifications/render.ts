import type { Text } from '../../domain/text'
import { escapeHtml } from '../../html/escape-html'
import { productName } from '../../infrastructure/config/product'
import type { WrittenEmail } from './message'
import { cidOf, pictureElement } from './pictures'
import type { UnwantedEmails } from './unsubscribing/unwanted-emails'

export interface RenderedEmail {
  subject: string
  text: string
  html: string
}

const sentBy: Text = {
  en: `Sent automatically by ${productName}: replies to this address are not read.`,
  es: `Enviado automáticamente por ${productName}: nadie lee las respuestas a esta dirección.`,
}
const fewer: Text = {
  en: 'Choose how often you get such e-mails in your settings, or stop them here',
  es: 'Elija en sus ajustes con qué frecuencia recibe estos correos, o deje de recibirlos aquí',
}
const noMore: Text = {
  en: 'You get this e-mail because this address was given with the order. Stop e-mails about the order here',
  es: 'Recibe este correo porque se indicó esta dirección con el pedido. Deje de recibir correos sobre el pedido aquí',
}
const noneOfDealership: Text = {
  en: 'You get this e-mail because the dealership has this address for you. Stop its e-mails here',
  es: 'Recibe este correo porque el concesionario tiene esta dirección suya. Deje de recibir sus correos aquí',
}
const byHand: Text = {
  en: 'If the button does not work, copy this address into your browser:',
  es: 'Si el botón no funciona, copie esta dirección en su navegador:',
}

/** How one ends e-mails of this kind. */
export interface Foot {
  words: Text
  page: string
}

export function wordsOf(unwanted: UnwantedEmails): Text {
  if ('customerContactId' in unwanted) return noneOfDealership
  return 'contactId' in unwanted ? noMore : fewer
}

/**
 * An e-mail in its two versions, which say the same. Nothing in it is fetched from anywhere: its pictures are part of it.
 * @param unsubscribe absent if one cannot unsubscribe
 */
export function render(message: WrittenEmail, unsubscribe?: Foot): RenderedEmail {
  return {
    subject: message.subject,
    text: textOf(message, unsubscribe),
    html: htmlOf(message, unsubscribe),
  }
}

function textOf(
  { language, paragraphs, pages = [], action, further = [] }: WrittenEmail,
  unsubscribe: Foot | undefined,
): string {
  const links = [...pages, ...(action ? [action] : []), ...further].map(({ label, url }) =>
    url ? `${label}:\n${url}` : label,
  )
  const foot = unsubscribe
    ? `${sentBy[language]}\n${unsubscribe.words[language]}:\n${unsubscribe.page}`
    : sentBy[language]
  return `${[...paragraphs, ...links, `-- \n${foot}`].join('\n\n')}\n`
}

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const paragraph = `margin:0 0 16px;font-size:16px;line-height:1.5;${font}`
const small = `margin:0 0 16px;font-size:14px;line-height:1.5;${font}`
const button =
  'display:inline-block;padding:14px 24px;border-radius:8px;background-color:#F5B700;color:#1C1E21;font-weight:600;text-decoration:none'

/**
 * Colours are set only where both ink and ground are, on the button; all else is the reader's own, so that it can be
 * read on a dark ground too. The plain elements and inline styles are what Outlook knows.
 */
function htmlOf(message: WrittenEmail, unsubscribe: Foot | undefined): string {
  const { language } = message
  const lines = message.paragraphs.map((text) => `<p style="${paragraph}">${withBreaks(text)}</p>`)
  message.pages?.forEach(({ label, url, picture }, index) => {
    const words = escapeHtml(label)
    const name = url ? `<a href="${escapeHtml(url)}" style="color:inherit">${words}</a>` : words
    lines.push(`<p style="${paragraph}">${name}${picture ? pictureElement(cidOf(index), label) : ''}</p>`)
  })
  if (message.action) {
    const [label, url] = [escapeHtml(message.action.label), escapeHtml(message.action.url)]
    lines.push(
      `<p style="${paragraph}"><a href="${url}" style="${button}">${label}</a></p>`,
      `<p style="${small}">${byHand[language]}<br>${written(message.action.url)}</p>`,
    )
  }
  for (const { label, url } of message.further ?? []) {
    lines.push(`<p style="${small}">${escapeHtml(label)}:<br>${written(url)}</p>`)
  }
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(message.subject)}</title>
<style>:root { color-scheme: light dark; }</style>
</head>
<body style="margin:0;padding:0">
<div style="max-width:560px;margin:0 auto;padding:24px">
<p style="${paragraph};font-weight:700">${productName}</p>
${lines.join('\n')}
<hr style="border:0;border-top:1px solid #8a8a8a;margin:24px 0 16px">
<p style="${small}">${sentBy[language]}${unsubscribe ? `<br>${unsubscribe.words[language]}:<br>${written(unsubscribe.page)}` : ''}</p>
</div>
</body>
</html>
`
}

function written(address: string): string {
  const url = escapeHtml(address)
  return `<a href="${url}" style="color:inherit;word-break:break-all">${url}</a>`
}

const withBreaks = (text: string) => escapeHtml(text).replace(/\r\n|\r|\n/g, '<br>')
