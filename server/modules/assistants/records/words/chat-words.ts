import type { Language } from '../../../../domain/text'

/** How people shorten words when they type in a hurry: words of two are joined by `_`. */
const shortened: Record<Language, string> = {
  en: `
    u=you ur=your r=are n=and w=with plz=please plzz=please thx=thanks tnx=thanks ty=thanks wat=what wut=what
    wot=what wen=when wer=where hw=how cuz=because coz=because abt=about bout=about b4=before lst=last nxt=next
    mth=month mths=months wk=week wks=weeks yr=year yrs=years qtr=quarter 2day=today 2moro=tomorrow tmrw=tomorrow
    tmr=tomorrow gimme=give_me lemme=let_me gonna=going_to gotta=have_to wanna=want_to ppl=people msgs=messages
    mach=machine machs=machines invs=invoices cust=customer custs=customers qty=quantity acct=account asap=now rn=now
    atm=now kk=ok dis=this dat=that k=ok thru=through rite=right
  `,
  es: `
    q=que k=que qe=que ke=que xq=por_que pq=por_que xk=por_que porq=por_que x=por d=de tb=tambien tbn=tambien
    tmb=tambien xfa=por_favor xfavor=por_favor porfa=por_favor porfis=por_favor porfi=por_favor pal=para_el plis=por_favor
    pliz=por_favor pls=por_favor plz=por_favor dnd=donde adnd=donde cdo=cuando cndo=cuando qndo=cuando cto=cuanto
    cnto=cuanto qnto=cuanto ctos=cuantos ctas=cuantas pa=para n=en m=me t=te l=el s=es c=con sta=esta stan=estan
    ta=esta toy=estoy ay=hay oy=hoy aki=aqui grax=gracias thx=gracias msj=mensaje msjs=mensajes ntro=nuestro
    ntra=nuestra ntros=nuestros ntras=nuestras aora=ahora ult=ultimo prox=proximo mant=mantenimiento maq=maquina
    maqs=maquinas coti=cotizacion cotis=cotizaciones
  `,
}

const tables = new Map<Language, ReadonlyMap<string, readonly string[]>>()

/** What the short words of chats stand for: "xq" is "por que". */
export function chatWordsOf(language: Language): ReadonlyMap<string, readonly string[]> {
  const cached = tables.get(language)
  if (cached) return cached
  const table = new Map(
    shortened[language]
      .trim()
      .split(/\s+/)
      .map((entry) => {
        const [word = '', meant = ''] = entry.split('=')
        return [word, meant.split('_')] as const
      }),
  )
  tables.set(language, table)
  return table
}
