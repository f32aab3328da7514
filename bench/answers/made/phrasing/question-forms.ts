import type { Language } from '../../../../server/languages/language'
import type { QuantityName } from '../../../../server/languages/question-words'
import type { PlaceKind } from '../place'

/** How a language asks for a place; `{}` is what the question names. */
export interface QuestionForms {
  byKind: Record<PlaceKind, readonly string[]>
  /** Further forms for values of some quantities. */
  byQuantity: Partial<Record<QuantityName, readonly string[]>>
  /** What is typed after the words of a search, by kind. */
  tails: Record<PlaceKind, readonly string[]>
  /** What is said before and after a question. */
  openings: readonly string[]
  closings: readonly string[]
}

/** For languages without forms of their own. */
const plain: QuestionForms = {
  byKind: {
    value: ['{}?', '{}'],
    part: ['{}?', '{}'],
    fault: ['{}?', '{}'],
    procedure: ['{}?', '{}'],
    heading: ['{}?', '{}'],
    notice: ['{}?', '{}'],
    prohibition: ['{}?', '{}'],
  },
  byQuantity: {},
  tails: { value: [''], part: [''], fault: [''], procedure: [''], heading: [''], notice: [''], prohibition: [''] },
  openings: [],
  closings: [],
}

const english: QuestionForms = {
  byKind: {
    value: [
      'what is the {}?',
      'I need the {}',
      '{}?',
      'what does the manual say for {}',
      "what's the {} supposed to be?",
    ],
    part: ['what is the part number of the {}?', 'part no for {}', 'I need to order a {}', 'which {} do I order?'],
    fault: ['{}, what can I do?', '{} - what is wrong?', 'why is it that {}?', '{}'],
    procedure: ['how do I do this: {}?', 'steps for {}', 'show me {}', '{}, how does that work?'],
    heading: ['what about {}?', 'where can I read about {}?', 'tell me about {}', '{}?'],
    notice: ['what do I have to watch out for: {}?', 'is there a danger with {}?', '{}, is that dangerous?'],
    prohibition: ['may I {}?', 'can I {}?', 'is it ok to {}?'],
  },
  byQuantity: {
    capacity: ['how much goes into the {}?', 'how many litres: {}?'],
    torque: ['how tight is the {}?', 'torque for {}'],
    pressure: ['which pressure for {}?'],
    weight: ['how heavy is the {}?'],
    interval: ['how often {}?', 'after how many hours {}?'],
    temperature: ['how hot may {} be?'],
    length: ['how big is the {}?'],
  },
  tails: {
    value: ['how much', 'value', ''],
    part: ['part number', 'order'],
    fault: ['why', 'what to do'],
    procedure: ['how', 'how to'],
    heading: ['', 'where'],
    notice: ['danger', 'safe'],
    prohibition: ['allowed', 'ok'],
  },
  openings: ['hi,', 'hello there,', 'quick question:', 'sorry to ask,'],
  closings: ['thanks', 'please', 'thank you!'],
}

const spanish: QuestionForms = {
  byKind: {
    value: ['¿cuál es {}?', 'necesito saber {}', '¿{}?', '¿qué dice el manual de {}?'],
    part: ['¿cuál es el número de pieza de {}?', 'número de repuesto de {}', 'necesito pedir {}'],
    fault: ['{}, ¿qué hago?', '{}, ¿qué puede ser?', '¿por qué {}?'],
    procedure: ['¿cómo se hace: {}?', 'pasos para {}', '{}, ¿cómo se hace?'],
    heading: ['¿dónde dice algo de {}?', 'información sobre {}', '¿{}?'],
    notice: ['¿qué peligro hay con {}?', '¿con qué debo tener cuidado: {}?'],
    prohibition: ['¿puedo {}?', '¿se puede {}?'],
  },
  byQuantity: {
    capacity: ['¿cuántos litros lleva {}?'],
    torque: ['¿con qué par se aprieta {}?'],
    pressure: ['¿qué presión lleva {}?'],
    weight: ['¿cuánto pesa {}?'],
    interval: ['¿cada cuánto {}?'],
    temperature: ['¿a qué temperatura {}?'],
    length: ['¿cuánto mide {}?'],
  },
  tails: {
    value: ['cuánto', ''],
    part: ['número de pieza', 'repuesto'],
    fault: ['por qué', 'qué hago'],
    procedure: ['cómo', 'pasos'],
    heading: ['', 'dónde'],
    notice: ['peligro', 'seguro'],
    prohibition: ['permitido', 'se puede'],
  },
  openings: ['hola,', 'buenos días,', 'una pregunta:', 'disculpe,'],
  closings: ['gracias', 'por favor'],
}

const german: QuestionForms = {
  byKind: {
    value: ['was ist {}?', 'ich brauche {}', '{}?', 'welcher Wert gilt für {}?'],
    part: ['welche Teilenummer hat {}?', 'Bestellnummer für {}', 'ich muss {} bestellen'],
    fault: ['{}, was kann ich tun?', 'woran liegt das: {}?', 'warum {}?'],
    procedure: ['wie geht das: {}?', 'Schritte für {}', '{}, wie mache ich das?'],
    heading: ['wo steht etwas über {}?', 'was steht im Handbuch zu {}?', '{}?'],
    notice: ['worauf muss ich achten: {}?', 'ist das gefährlich: {}?'],
    prohibition: ['darf ich {}?', 'darf man {}?'],
  },
  byQuantity: {
    capacity: ['wie viel Liter: {}?'],
    torque: ['wie fest wird {} angezogen?'],
    pressure: ['welcher Druck bei {}?'],
    weight: ['wie schwer ist {}?'],
    interval: ['wie oft {}?', 'nach wie vielen Stunden {}?'],
    temperature: ['wie heiß darf {} werden?'],
    length: ['wie groß ist {}?'],
  },
  tails: {
    value: ['wie viel', ''],
    part: ['Teilenummer', 'bestellen'],
    fault: ['warum', 'was tun'],
    procedure: ['wie', 'Anleitung'],
    heading: ['', 'wo'],
    notice: ['Gefahr', 'gefährlich'],
    prohibition: ['erlaubt', 'darf man'],
  },
  openings: ['hallo,', 'guten Tag,', 'kurze Frage:', 'Entschuldigung,'],
  closings: ['danke', 'bitte', 'vielen Dank'],
}

const french: QuestionForms = {
  byKind: {
    value: ['quel est {} ?', 'il me faut {}', '{} ?', "qu'est-ce qui est indiqué pour {} ?"],
    part: ['quelle est la référence de {} ?', 'numéro de pièce pour {}', 'je dois commander {}'],
    fault: ['{}, que faire ?', "{}, d'où vient la panne ?", 'pourquoi {} ?'],
    procedure: ['comment faire : {} ?', 'étapes pour {}', '{}, comment ça marche ?'],
    heading: ['où parle-t-on de {} ?', 'informations sur {}', '{} ?'],
    notice: ['quel danger avec {} ?', 'à quoi faut-il faire attention : {} ?'],
    prohibition: ['est-ce que je peux {} ?', 'peut-on {} ?'],
  },
  byQuantity: {
    capacity: ['combien de litres pour {} ?'],
    torque: ['à quel couple serrer {} ?'],
    pressure: ['quelle pression pour {} ?'],
    weight: ['combien pèse {} ?'],
    interval: ['tous les combien {} ?'],
    temperature: ['à quelle température {} ?'],
    length: ['quelle taille fait {} ?'],
  },
  tails: {
    value: ['combien', ''],
    part: ['référence', 'numéro de pièce'],
    fault: ['pourquoi', 'que faire'],
    procedure: ['comment', 'étapes'],
    heading: ['', 'où'],
    notice: ['danger', 'dangereux'],
    prohibition: ['permis', 'peut-on'],
  },
  openings: ['bonjour,', 'une question :', 'excusez-moi,'],
  closings: ['merci', "s'il vous plaît"],
}

const portuguese: QuestionForms = {
  byKind: {
    value: ['qual é {}?', 'preciso saber {}', '{}?', 'o que o manual diz sobre {}?'],
    part: ['qual é o número da peça de {}?', 'código da peça {}', 'preciso pedir {}'],
    fault: ['{}, o que faço?', '{}, o que pode ser?', 'por que {}?'],
    procedure: ['como se faz: {}?', 'passos para {}', '{}, como faço?'],
    heading: ['onde fala de {}?', 'informações sobre {}', '{}?'],
    notice: ['que perigo há com {}?', 'com o que devo ter cuidado: {}?'],
    prohibition: ['posso {}?', 'pode-se {}?'],
  },
  byQuantity: {
    capacity: ['quantos litros leva {}?'],
    torque: ['com que torque se aperta {}?'],
    pressure: ['qual a pressão de {}?'],
    weight: ['quanto pesa {}?'],
    interval: ['de quanto em quanto tempo {}?'],
    temperature: ['a que temperatura {}?'],
    length: ['quanto mede {}?'],
  },
  tails: {
    value: ['quanto', ''],
    part: ['número da peça', 'código'],
    fault: ['por que', 'o que fazer'],
    procedure: ['como', 'passos'],
    heading: ['', 'onde'],
    notice: ['perigo', 'perigoso'],
    prohibition: ['permitido', 'pode'],
  },
  openings: ['olá,', 'bom dia,', 'uma pergunta:', 'desculpe,'],
  closings: ['obrigado', 'por favor'],
}

const italian: QuestionForms = {
  byKind: {
    value: ['qual è {}?', 'mi serve {}', '{}?', 'che valore ha {}?'],
    part: ['qual è il codice del ricambio {}?', 'numero di pezzo per {}', 'devo ordinare {}'],
    fault: ['{}, cosa faccio?', '{}, da cosa dipende?', 'perché {}?'],
    procedure: ['come si fa: {}?', 'passi per {}', '{}, come faccio?'],
    heading: ['dove si parla di {}?', 'informazioni su {}', '{}?'],
    notice: ["che pericolo c'è con {}?", 'a cosa devo stare attento: {}?'],
    prohibition: ['posso {}?', 'si può {}?'],
  },
  byQuantity: {
    capacity: ['quanti litri ci vogliono: {}?'],
    torque: ['con che coppia si serra {}?'],
    pressure: ['che pressione ha {}?'],
    weight: ['quanto pesa {}?'],
    interval: ['ogni quanto {}?'],
    temperature: ['a che temperatura {}?'],
    length: ['quanto misura {}?'],
  },
  tails: {
    value: ['quanto', ''],
    part: ['codice ricambio', 'numero di pezzo'],
    fault: ['perché', 'cosa fare'],
    procedure: ['come', 'passi'],
    heading: ['', 'dove'],
    notice: ['pericolo', 'pericoloso'],
    prohibition: ['permesso', 'si può'],
  },
  openings: ['buongiorno,', 'una domanda:', 'scusi,'],
  closings: ['grazie', 'per favore'],
}

/**
 * How people ask, by language. Written by the project's authors from general knowledge of the languages, not from the
 * questions of the other sets.
 */
export const questionForms: Record<Language, QuestionForms> = {
  en: english,
  es: spanish,
  de: german,
  fr: french,
  pt: portuguese,
  it: italian,
  nl: plain,
  sv: plain,
  fi: plain,
  da: plain,
  no: plain,
}
