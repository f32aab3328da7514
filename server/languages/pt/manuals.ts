import type { ManualWriting } from '../manual-writing'

/** What manuals in Portuguese write. */
export const manuals: ManualWriting = {
  signalWords: { DANGER: ['PERIGO'], WARNING: ['ADVERTÊNCIA'], CAUTION: ['CUIDADO', 'ATENÇÃO'] },
  structureWords: {
    chapter: 'capítulo, seção, secção, grupo, parte, apêndice, anexo',
    figure: 'figura, fig, ilustração',
    table: 'tabela, quadro',
    step: 'passo, etapa',
    page: 'página, pág',
    revision: 'revisão, rev',
    of: 'de',
    contents: 'conteúdo, índice, sumário, lista de figuras, lista de tabelas',
    continued: 'continuação, continua, cont',
    notice: 'aviso',
    note: 'nota, notas, aviso, observação, observações, importante',
  },
  words: {
    section: 'seccao secao capitulo ver',
    note: 'nota aviso observacao',
    fault: 'sintoma avaria falha causa problema solucao remedio',
    first: 'primeiro primeira',
    key: 'codigo alarme erro peca referencia numero fusivel rele',
    quantity: 'quantidade qtd quant',
    description: 'descricao denominacao designacao nome',
    partNumber: 'peca referencia',
    tool: 'chave soquete broca',
  },
  remedyTitles: ['o que fazer', 'remedio', 'acao', 'acoes', 'acao corretiva', 'correcao', 'solucao', 'solucoes'],
  genericHeadings: [
    'geral',
    'generalidades',
    'informações gerais',
    'introdução',
    'prefácio',
    'conteúdo',
    'índice',
    'sumário',
    'índice remissivo',
    'anexo',
    'anexos',
    'apêndice',
    'apêndices',
    'sobre este manual',
    'serviço',
    'problema',
    'problemas',
    'solução',
    'soluções',
  ],
  partsColumns: {
    figure: 'fig, figura, ilustracao',
    item: 'item, pos, posicao, ref',
    number:
      'numero da peca, n peca, no peca, n da peca, no da peca, numero de peca, n de peca, codigo da peca, codigo de peca, cod da peca, numero de encomenda, n de encomenda, referencia, n do artigo, n do desenho, n de desenho, numero do desenho',
    stock: 'n de stock, nsn, nna',
    description: 'descricao, denominacao, designacao, nome, nome da peca',
    quantity: 'quantidade, qtd, qtde, quant',
    remark: 'observacoes, notas, n de serie, numero de serie, modelo',
  },
  abbreviations:
    'conj conjunto, esq esquerdo, dir direito, sup superior, inf inferior, diant dianteiro, tras traseiro, hidr hidraulico, cil cilindro, paraf parafuso',
  suppressions: {
    always: 'aprox dr dra fig figs max min nro num pag pags ref',
    beforeNumbers: 'art cap tab vol',
  },
  forbids:
    /(?<!\p{L})(?:nunca|jamais|proibid[oa]s?|não (?:se )?(?:deve[m]?|pode[m]?|é permitid[oa]))(?!\p{L})|(?:^|[.:;!•-]\s*)não \p{L}+(?!\p{L})/u,
  permits: /(?<!\p{L})(?:permitid[oa]s?|autorizad[oa]s?|só|somente|apenas)(?!\p{L})/u,
  limits: /(?<!\p{L})(?:no (?:máximo|mínimo)|pelo menos|ao menos|não mais de|até|máxim[oa]|mínim[oa])(?!\p{L})/u,
  below: 'abaixo de|menos de|ate|inferior a',
  above: 'acima de|mais de|a partir de|superior a',
  states: {
    condition: /^\W*(?:se|quando)\b|\b(?:caso)\b/,
    duty: /\b(?:deve|devem|deveria|e preciso|e necessario|certifique-se|tem que)\b|^\W*(?:para|a fim de)\b/,
    place:
      /\b(?:atras|embaixo|debaixo|abaixo|acima|sobre|ao lado|na frente|dentro|fora|esquerd[oa]|direit[oa]|dianteir[oa]|traseir[oa]|perto|entre|no|na|nos|nas)\b/,
    colour:
      /\b(?:vermelh[oa]s?|verdes?|azul|azuis|amarel[oa]s?|pret[oa]s?|branc[oa]s?|laranjas?|marrom|marrons|castanh[oa]s?|cinza|cinzentos?|violetas?|roxo|rosa|oliva|prata|dourad[oa]s?|ambar|transparentes?)\b/,
    maker: /\b(?:fabricad[oa]s? por|fabricante|fornecid[oa]s? por)/,
  },
}
