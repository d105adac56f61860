/** One scheme that pays a home for electricity it makes. Plain text. */
type SchemeGuidance = {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly lists: readonly { readonly lead: string; readonly items: readonly string[] }[];
};

/** What happens to export and generation payments after a death in Great Britain. SPEC §2 "probate". */
export const microgenerationGuidance = {
  title: 'Solar panels and other ways to make electricity',
  lead: 'Look for a statement for the Smart Export Guarantee (SEG) or the Feed-in Tariff (FIT). It names the supplier that makes the payments, which may not be the one that sends the bills. If it isn’t us, tell them too.',
  sections: [
    {
      id: 'smart-export-guarantee',
      title: 'Smart Export Guarantee (SEG)',
      paragraphs: [
        'SEG pays for electricity that a home sends to the grid. It’s a contract with the person who signed up, so it doesn’t pass to anyone else automatically.',
        'Tell us that the person has died and we’ll hold the payments. What they earned belongs to the estate, and we pay it once we know who deals with it.',
        'The new owner of the panels can then sign up with us, or with any other SEG supplier. The rate may not be the same.',
      ],
      lists: [
        {
          lead: 'The executor sends us:',
          items: [
            'the SEG account number, or the export supply number (export MPAN)',
            'an export reading for the date of death, or as near as you can, unless the smart meter sends them',
            'a copy of the grant of probate or letters of administration or, in Scotland, of the confirmation, if the estate needs one',
            'the bank details to pay, in the name of the estate or its executor.',
          ],
        },
        {
          lead: 'The new owner needs:',
          items: [
            'proof that they own the panels, such as the title to the home or a solicitor’s letter',
            'the MCS certificate for the panels, or one like it',
            'a meter that records what’s exported each half hour, such as a smart meter.',
          ],
        },
      ],
    },
    {
      id: 'feed-in-tariff',
      title: 'Feed-in Tariff (FIT)',
      paragraphs: [
        'FIT is closed to new applicants, but homes already on it are paid until the end date on their statement. The rate and the end date stay with the panels, and don’t start again for a new owner.',
        'The payments belong to whoever owns the panels: the estate at first, then the person they pass to. We ask Ofgem to put the new owner’s name on its register. Tell us soon, as we may not be able to pay a new owner for the time before they apply.',
        'We can’t pay on an estimate, so read the generation meter. It’s most often a small meter near the fuse box or in the loft. Don’t climb to reach it.',
        'Some panels belong to a company that rents the roof. Then the payments are the company’s. Ask your solicitor to look at the lease.',
      ],
      lists: [
        {
          lead: 'The executor sends us:',
          items: [
            'the FIT number, from a statement',
            'a generation reading for the date of death, or as near as you can, with a photo that shows the serial number',
            'an export reading too, if there’s an export meter',
            'a copy of the death certificate, and of the grant of probate, letters of administration or confirmation, if there is one',
            'the name and address of the new owner, and the day the panels became theirs',
            'the bank details for what’s due to the estate.',
          ],
        },
        {
          lead: 'The new owner sends us:',
          items: [
            'proof that they own the panels, such as the title to the home or a solicitor’s letter',
            'the change of ownership form that we send them, signed',
            'proof of who they are, and their bank details.',
          ],
        },
      ],
    },
  ],
} as const satisfies {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly SchemeGuidance[];
};
