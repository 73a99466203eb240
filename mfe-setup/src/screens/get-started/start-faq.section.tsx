import { DocumentationLink, usePage } from '@listings/shared-app';
import { Disclosure, Panel, RichText, Typography, useText } from '@listings/shared-ui';
import { faqItems, startLinks, type StartLinkId } from './start-links';
import { startFigures } from './start-figures';

function answerLink(link: StartLinkId | null) {
  return link === null ? <span /> : <DocumentationLink context="faqs" linkId={link} href={startLinks[link]} />;
}

/** Ten questions; each toggle is recorded. */
export function StartFaqSection() {
  const t = useText('setup');
  const { tracking } = usePage();
  return (
    <section aria-labelledby="start-faq">
      <Typography id="start-faq" variant="h2" sx={{ mb: 2 }}>
        {t('start.faq.title')}
      </Typography>
      <Panel>
        {faqItems.map(({ id, link }) => (
          <Disclosure
            key={id}
            title={t(`start.faq.items.${id}.question`, startFigures)}
            onToggle={(open) =>
              tracking.record('gla_faq', { id, action: open ? 'expand' : 'collapse', context: 'get-started' })
            }
          >
            <RichText
              namespace="setup"
              textKey={`start.faq.items.${id}.answer`}
              values={startFigures}
              components={{ link: answerLink(link) }}
            />
          </Disclosure>
        ))}
      </Panel>
    </section>
  );
}
