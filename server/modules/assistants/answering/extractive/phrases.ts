import type { Language } from '../../../../languages/language'
import type { Audience } from '../engine'

interface Phrases {
  refusal: string
  /** What to do after a refusal. */
  advice: Record<Audience, string>
  /** While further manuals are being read. */
  refusalSoFar: string
  /** Introduces the closest passages where it is not certain that they answer. */
  unsure: string
  also: string
  /** Links to steps that are not shown; `count` is at least 1. */
  earlierSteps: (count: number, page: number) => string
  laterSteps: (count: number, page: number) => string
  /** States the number of a part, without a full stop. */
  partNumber: (number: string) => string
  /** Introduces the parts that fit a question equally well; fewer may be shown. */
  partsFit: (count: number, shown: number) => string
  /** Where a part is listed: its number in the figure, and the page. */
  item: (item: string) => string
  page: (page: number) => string
}

/** The only sentences of an answer that do not come from the manuals. */
export const phrases: Record<Language, Phrases> = {
  en: {
    refusal: 'The manuals of this machine do not answer this.',
    advice: { operator: 'You can ask the dealer instead.', staff: 'You can add a manual that does.' },
    refusalSoFar: 'The manuals that are ready do not answer this. Others are still being read.',
    unsure: 'I am not certain; these places come closest.',
    also: 'See also',
    earlierSteps: (count, page) => `${count} earlier ${count === 1 ? 'step' : 'steps'} from page ${page}`,
    laterSteps: (count, page) => `${count} more ${count === 1 ? 'step' : 'steps'} from page ${page}`,
    partNumber: (number) => `The part number is ${number}`,
    partsFit: (count, shown) => (shown < count ? `${count} parts fit; the first ${shown}:` : `${count} parts fit:`),
    item: (item) => `item ${item}`,
    page: (page) => `page ${page}`,
  },
  es: {
    refusal: 'Los manuales de esta máquina no responden a esta pregunta.',
    advice: { operator: 'Puede preguntar al concesionario.', staff: 'Puede añadir un manual que la responda.' },
    refusalSoFar: 'Los manuales que ya están listos no responden a esta pregunta. Otros aún se están leyendo.',
    unsure: 'No estoy seguro; estos son los pasajes más cercanos.',
    also: 'Véase también',
    earlierSteps: (count, page) =>
      `${count} ${count === 1 ? 'paso anterior' : 'pasos anteriores'} a partir de la página ${page}`,
    laterSteps: (count, page) => `${count} ${count === 1 ? 'paso' : 'pasos'} más a partir de la página ${page}`,
    partNumber: (number) => `El número de pieza es ${number}`,
    partsFit: (count, shown) =>
      shown < count ? `${count} piezas coinciden; las primeras ${shown}:` : `${count} piezas coinciden:`,
    item: (item) => `posición ${item}`,
    page: (page) => `página ${page}`,
  },
  de: {
    refusal: 'Die Handbücher dieser Maschine beantworten diese Frage nicht.',
    advice: {
      operator: 'Sie können den Händler fragen.',
      staff: 'Sie können ein Handbuch hinzufügen, das sie beantwortet.',
    },
    refusalSoFar: 'Die Handbücher, die bereit sind, beantworten diese Frage nicht. Andere werden noch gelesen.',
    unsure: 'Ich bin nicht sicher; diese Stellen kommen der Frage am nächsten.',
    also: 'Siehe auch',
    earlierSteps: (count, page) => `${count} ${count === 1 ? 'früherer Schritt' : 'frühere Schritte'} ab Seite ${page}`,
    laterSteps: (count, page) => `${count} ${count === 1 ? 'weiterer Schritt' : 'weitere Schritte'} ab Seite ${page}`,
    partNumber: (number) => `Die Teilenummer ist ${number}`,
    partsFit: (count, shown) =>
      shown < count ? `${count} Teile passen; die ersten ${shown}:` : `${count} Teile passen:`,
    item: (item) => `Position ${item}`,
    page: (page) => `Seite ${page}`,
  },
  fr: {
    refusal: 'Les manuels de cette machine ne répondent pas à cette question.',
    advice: {
      operator: 'Vous pouvez la poser au concessionnaire.',
      staff: 'Vous pouvez ajouter un manuel qui y répond.',
    },
    refusalSoFar: "Les manuels déjà prêts ne répondent pas à cette question. D'autres sont encore en cours de lecture.",
    unsure: 'Je ne suis pas certain ; voici les passages les plus proches.',
    also: 'Voir aussi',
    earlierSteps: (count, page) =>
      `${count} ${count === 1 ? 'étape précédente' : 'étapes précédentes'} à partir de la page ${page}`,
    laterSteps: (count, page) =>
      `${count} ${count === 1 ? 'étape de plus' : 'étapes de plus'} à partir de la page ${page}`,
    partNumber: (number) => `La référence de la pièce est ${number}`,
    partsFit: (count, shown) =>
      shown < count ? `${count} pièces correspondent ; les ${shown} premières :` : `${count} pièces correspondent :`,
    item: (item) => `repère ${item}`,
    page: (page) => `page ${page}`,
  },
  pt: {
    refusal: 'Os manuais desta máquina não respondem a esta pergunta.',
    advice: { operator: 'Pode perguntar ao concessionário.', staff: 'Pode adicionar um manual que a responda.' },
    refusalSoFar: 'Os manuais que já estão prontos não respondem a esta pergunta. Outros ainda estão a ser lidos.',
    unsure: 'Não tenho certeza; estas são as passagens mais próximas.',
    also: 'Ver também',
    earlierSteps: (count, page) =>
      `${count} ${count === 1 ? 'passo anterior' : 'passos anteriores'} a partir da página ${page}`,
    laterSteps: (count, page) =>
      `${count} ${count === 1 ? 'passo a mais' : 'passos a mais'} a partir da página ${page}`,
    partNumber: (number) => `O número da peça é ${number}`,
    partsFit: (count, shown) =>
      shown < count ? `${count} peças correspondem; as primeiras ${shown}:` : `${count} peças correspondem:`,
    item: (item) => `item ${item}`,
    page: (page) => `página ${page}`,
  },
  it: {
    refusal: 'I manuali di questa macchina non rispondono a questa domanda.',
    advice: { operator: 'Può chiedere al concessionario.', staff: 'Può aggiungere un manuale che vi risponda.' },
    refusalSoFar: 'I manuali già pronti non rispondono a questa domanda. Altri sono ancora in lettura.',
    unsure: 'Non ne sono certo; questi sono i passaggi più vicini.',
    also: 'Vedere anche',
    earlierSteps: (count, page) =>
      `${count} ${count === 1 ? 'passaggio precedente' : 'passaggi precedenti'} da pagina ${page}`,
    laterSteps: (count, page) => `${count} ${count === 1 ? 'altro passaggio' : 'altri passaggi'} da pagina ${page}`,
    partNumber: (number) => `Il codice del ricambio è ${number}`,
    partsFit: (count, shown) =>
      shown < count ? `${count} pezzi corrispondono; i primi ${shown}:` : `${count} pezzi corrispondono:`,
    item: (item) => `posizione ${item}`,
    page: (page) => `pagina ${page}`,
  },
  nl: {
    refusal: 'De handleidingen van deze machine beantwoorden deze vraag niet.',
    advice: { operator: 'U kunt het de dealer vragen.', staff: 'U kunt een handleiding toevoegen die dat wel doet.' },
    refusalSoFar: 'De handleidingen die klaar zijn, beantwoorden deze vraag niet. Andere worden nog gelezen.',
    unsure: 'Ik weet het niet zeker; deze passages komen het dichtst in de buurt.',
    also: 'Zie ook',
    earlierSteps: (count, page) => `${count} ${count === 1 ? 'eerdere stap' : 'eerdere stappen'} vanaf pagina ${page}`,
    laterSteps: (count, page) => `${count} ${count === 1 ? 'volgende stap' : 'volgende stappen'} vanaf pagina ${page}`,
    partNumber: (number) => `Het onderdeelnummer is ${number}`,
    partsFit: (count, shown) =>
      shown < count ? `${count} onderdelen passen; de eerste ${shown}:` : `${count} onderdelen passen:`,
    item: (item) => `positie ${item}`,
    page: (page) => `pagina ${page}`,
  },
  sv: {
    refusal: 'Maskinens manualer besvarar inte frågan.',
    advice: { operator: 'Du kan fråga återförsäljaren.', staff: 'Du kan lägga till en manual som gör det.' },
    refusalSoFar: 'De manualer som är klara besvarar inte frågan. Andra läses fortfarande in.',
    unsure: 'Jag är inte säker; de här ställena ligger närmast.',
    also: 'Se även',
    earlierSteps: (count, page) => `${count} tidigare steg från sidan ${page}`,
    laterSteps: (count, page) => `${count} steg till från sidan ${page}`,
    partNumber: (number) => `Artikelnumret är ${number}`,
    partsFit: (count, shown) =>
      shown < count ? `${count} delar stämmer; de första ${shown}:` : `${count} delar stämmer:`,
    item: (item) => `position ${item}`,
    page: (page) => `sidan ${page}`,
  },
  fi: {
    refusal: 'Tämän koneen ohjekirjat eivät vastaa kysymykseen.',
    advice: { operator: 'Voit kysyä jälleenmyyjältä.', staff: 'Voit lisätä ohjekirjan, joka vastaa siihen.' },
    refusalSoFar: 'Valmiit ohjekirjat eivät vastaa kysymykseen. Muita luetaan vielä.',
    unsure: 'En ole varma; nämä kohdat ovat lähimpänä.',
    also: 'Katso myös',
    earlierSteps: (count, page) =>
      `${count} ${count === 1 ? 'aiempi vaihe' : 'aiempaa vaihetta'} sivulta ${page} alkaen`,
    laterSteps: (count, page) => `${count} ${count === 1 ? 'vaihe lisää' : 'vaihetta lisää'} sivulta ${page} alkaen`,
    partNumber: (number) => `Osanumero on ${number}`,
    partsFit: (count, shown) => (shown < count ? `${count} osaa sopii; ensimmäiset ${shown}:` : `${count} osaa sopii:`),
    item: (item) => `kohta ${item}`,
    page: (page) => `sivu ${page}`,
  },
  da: {
    refusal: 'Maskinens manualer besvarer ikke spørgsmålet.',
    advice: { operator: 'Du kan spørge forhandleren.', staff: 'Du kan tilføje en manual, der gør.' },
    refusalSoFar: 'De manualer, der er klar, besvarer ikke spørgsmålet. Andre bliver stadig læst.',
    unsure: 'Jeg er ikke sikker; disse steder ligger tættest på.',
    also: 'Se også',
    earlierSteps: (count, page) => `${count} tidligere trin fra side ${page}`,
    laterSteps: (count, page) => `${count} trin mere fra side ${page}`,
    partNumber: (number) => `Reservedelsnummeret er ${number}`,
    partsFit: (count, shown) => (shown < count ? `${count} dele passer; de første ${shown}:` : `${count} dele passer:`),
    item: (item) => `position ${item}`,
    page: (page) => `side ${page}`,
  },
  no: {
    refusal: 'Maskinens håndbøker svarer ikke på spørsmålet.',
    advice: { operator: 'Du kan spørre forhandleren.', staff: 'Du kan legge til en håndbok som gjør det.' },
    refusalSoFar: 'Håndbøkene som er klare, svarer ikke på spørsmålet. Andre blir fortsatt lest.',
    unsure: 'Jeg er ikke sikker; disse stedene ligger nærmest.',
    also: 'Se også',
    earlierSteps: (count, page) => `${count} tidligere trinn fra side ${page}`,
    laterSteps: (count, page) => `${count} trinn til fra side ${page}`,
    partNumber: (number) => `Delenummeret er ${number}`,
    partsFit: (count, shown) =>
      shown < count ? `${count} deler passer; de første ${shown}:` : `${count} deler passer:`,
    item: (item) => `posisjon ${item}`,
    page: (page) => `side ${page}`,
  },
}
