import { FailedCall, errorTexts, useActivityPages, useFailureText, useFocusAfter } from '@listings/shared-app';
import {
  Box,
  Button,
  EmptyState,
  HistoryIcon,
  LoadingCard,
  MoreTexts,
  Page,
  Panel,
  Typography,
  useText,
} from '@listings/shared-ui';
import { useId, useState } from 'react';
import { useActivityPlace, activityQuery } from '../../hooks/use-activity-place';
import { activityTexts } from '../../messages/activity.texts';
import { BackToSettings } from '../back-to-settings';
import { ActivityFilters } from './activity-filters';
import { ActivityList } from './activity-list';
import { DownloadActivity } from './download-activity';
import { LinkedEntry } from './linked-entry';

const catalogs = { settings: { activity: activityTexts }, app: { errors: errorTexts } };

function NothingFound({ isFiltered }: { isFiltered: boolean }) {
  const t = useText('settings');
  const key = isFiltered ? 'none' : 'empty';
  return (
    <Panel>
      <EmptyState icon={<HistoryIcon fontSize="inherit" />} title={t(`activity.${key}.title`)}>
        {t(`activity.${key}.text`)}
      </EmptyState>
    </Panel>
  );
}

function Content() {
  const t = useText('settings');
  const place = useActivityPlace();
  const pages = useActivityPages(activityQuery(place.filter));
  const failureText = useFailureText();
  const { entries, error, more } = pages;
  const linked = place.entry !== null && entries?.every(({ id }) => id !== place.entry) ? place.entry : null;
  const [first] = useState(place.entry);
  const listId = useId();
  useFocusAfter(linked !== null, listId);
  const shownId = useId();
  useFocusAfter(more !== null, shownId);
  return (
    <Page
      title={t('activity.title')}
      description={t('activity.description')}
      back={<BackToSettings />}
      actions={<DownloadActivity filter={place.filter} />}
    >
      <ActivityFilters place={place} people={pages.people} entries={entries ?? []} />
      <Box id={listId} tabIndex={-1} sx={{ display: 'flex', flexDirection: 'column', gap: 3, mt: 3 }}>
        {linked !== null && (
          <LinkedEntry key={linked} id={linked} isFollowed={linked !== first} onClose={() => place.open(null)} />
        )}
        {entries === undefined && error === null && <LoadingCard label={t('activity.loading')} lines={8} />}
        {error !== null && (
          <Panel>
            <FailedCall call="listActivity" message={failureText('listActivity', error)} onRetry={pages.retry} />
          </Panel>
        )}
        {entries?.length === 0 && error === null && <NothingFound isFiltered={place.isFiltered} />}
        {entries !== undefined && entries.length > 0 && (
          <ActivityList entries={entries} open={place.entry} onOpen={place.open} busy={pages.isEarlier} />
        )}
        {entries !== undefined && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
            {/* There for none too: a screen reader is told how many a filter leaves. */}
            <Typography variant="body2" color="textSecondary" role="status" id={shownId} tabIndex={-1}>
              {t('activity.shown', { count: entries.length })}
            </Typography>
            {more && (
              <Button variant="outlined" loading={pages.isEarlier} onClick={more}>
                {t('activity.more')}
              </Button>
            )}
          </Box>
        )}
      </Box>
    </Page>
  );
}

/** What was changed by anyone, newest first. */
export function ActivityScreen() {
  return (
    <MoreTexts catalogs={catalogs}>
      <Content />
    </MoreTexts>
  );
}
