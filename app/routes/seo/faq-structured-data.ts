import type { QuestionGroup } from '#app/routes/public/faq/questions.ts';

/** Questions and answers as schema.org's FAQPage. */
export function faqStructuredData(groups: readonly QuestionGroup[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: groups
      .flatMap(({ questions }) => questions)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
      })),
  };
}
