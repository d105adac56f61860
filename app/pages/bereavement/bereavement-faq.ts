import { areaHref } from '../../area-href.ts';

/** The question whose answer begins with the hours of the bereavement team, which are in the brand. */
export const contactHours = 'contact-hours';

/** One question; `id` is its place in the page and `answer` is rich text (a, b, p, sup). */
type Answered = { readonly id: string; readonly question: string; readonly answer: string };

/** The FAQ of the probate page; the 'Executor' link opens the answer `executor`. SPEC §2 "probate", §9 "Bereavement FAQ". */
export const bereavementFaq = {
  title: 'Questions people ask us',
  entries: [
    {
      id: 'executor',
      question: 'What does an executor do?',
      answer:
        '<p>An executor is named in a will to deal with everything the person owned and owed. That’s called their <b>estate</b>. They find out what there is, pay the debts and bills from it, and give the rest to the people in the will.</p><p>If there’s no will, a close relative can often apply to do this. In England and Wales they’re called an <b>administrator</b>. In Scotland they’re an executor too, chosen by the court.</p><p>We send the final bill to the executor, and pay any credit to the estate. An executor can ask a solicitor to do this for them.</p>',
    },
    {
      id: 'who-can-tell-us',
      question: 'Do I need to be the executor to tell you?',
      answer:
        '<p>No. A partner, relative, friend, neighbour or carer can tell us. So can a landlord or a solicitor. There are some things, such as the final balance, that we only discuss with the executor or someone they’ve chosen.</p>',
    },
    {
      id: 'who-pays',
      question: 'Who pays the bill?',
      answer:
        '<p>Energy used up to the date of death is paid from the estate. You don’t have to pay it from your own money, unless your name is on the account as well.</p><p>After that date, whoever lives in the home pays for what they use. If it’s empty, the estate pays until someone new takes over.</p>',
    },
    {
      id: 'not-enough-money',
      question: 'What if there isn’t enough money to pay?',
      answer:
        '<p>Tell us, and don’t pay from your own pocket. The law sets the order in which an estate pays its debts, and family don’t have to make up what’s missing. Before you pay anyone, get free advice from <a href="https://www.citizensadvice.org.uk">Citizens Advice</a> or, in Scotland, look at <a href="https://www.mygov.scot/bereavement-and-planning-for-death">mygov.scot</a>.</p>',
    },
    {
      id: 'final-credit',
      question: 'The final bill is in credit. How is it paid?',
      answer:
        '<p><b>If it’s above £250,</b> contact us and send a copy of the death certificate. We ask for this to be sure that the money goes to the right person. Send a copy and keep the original.</p><p><b>If it’s £250 or less,</b> you don’t need to send the certificate. Tell us who is dealing with the estate, and we’ll pay it to them.</p>',
    },
    {
      id: 'direct-debit',
      question: 'What happens to the Direct Debit?',
      answer:
        '<p>We stop it when you tell us. A bank also stops payments from an account in one name once it knows that the person has died. If the money comes from a joint bank account, tell us if you’d like to carry on with it or start a new one.</p>',
    },
    {
      id: 'supply',
      question: 'Will the gas and electricity stay on?',
      answer:
        '<p>Yes. Telling us doesn’t turn anything off. A pay as you go meter still needs credit, so call us if it may run out.</p><p>If the home is empty in winter, leave the heating on low so the pipes don’t freeze. Tell the home insurer that it’s empty, and ask what they need you to do.</p>',
    },
    {
      id: 'letters',
      question: 'Why do letters still come in their name?',
      answer:
        '<p>A letter may have been on its way when you told us, and we’re sorry if it upset you. If another one comes after two weeks, call us. We’ll find out why and put it right.</p>',
    },
    {
      id: 'tell-us-once',
      question: 'I’ve used Tell Us Once. Do you know already?',
      answer:
        '<p>No. <a href="https://www.gov.uk/after-a-death/organisations-you-need-to-contact-and-tell-us-once">Tell Us Once</a> tells government departments and the council, but not energy companies. Tell each supplier of the home’s gas, electricity and water.</p>',
    },
    {
      id: contactHours,
      question: 'When can I talk to you?',
      answer: `<p>The form is open day and night. If you’d like help in another language, in large print or in braille, see <a href="${areaHref('/extra-support')}">the ways we can support you</a>.</p>`,
    },
  ],
} as const satisfies { readonly title: string; readonly entries: readonly Answered[] };
