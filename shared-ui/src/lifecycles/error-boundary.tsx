import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorState } from '../feedback/error-state';
import { useUiText } from '../i18n/text-context';
import { isFirstToFail, onReset, resetFailedLoads } from './failed-loads';
import { createSupportId } from './support-id';

/** Known facts of a failure that reached a boundary. */
export interface AppFailure {
  readonly error: Error;
  readonly supportId: string;
  readonly componentStack: string;
}

export interface ErrorBoundaryProps {
  readonly children?: ReactNode;
  /** Called once for each failure; without it the failure is logged to the console. */
  readonly onFailure?: ((failure: AppFailure) => void) | undefined;
}

interface State {
  readonly error: Error | null;
  readonly supportId: string;
  /** Another boundary says it, or nobody has found out yet. */
  readonly isQuiet: boolean;
}

const unfailed: State = { error: null, supportId: '', isQuiet: false };

/** Logs to the console, and reports to the page around the application, which may count failures. */
function logFailure(failure: AppFailure): void {
  const { error, supportId } = failure;
  console.error(`[${supportId}]`, error);
  window.dispatchEvent(new CustomEvent('app-failure', { detail: { ...failure, message: error.message } }));
}

const isFetchFailure = (error: Error) =>
  /dynamically imported module|Importing a module|Loading chunk/i.test(error.message);

function Failed({ error, supportId, onRetry }: { error: Error; supportId: string; onRetry: () => void }) {
  const t = useUiText();
  return (
    <ErrorState
      title={t('appFailed.title')}
      message={isFetchFailure(error) ? t('fetchFailed') : t('appFailed.message')}
      supportId={supportId}
      onRetry={onRetry}
    />
  );
}

/**
 * Shows a message, Retry and a support id in place of failed content below it; Retry renders it anew. Of parts that could
 * not be fetched the first alone says so, for all.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = unfailed;

  static getDerivedStateFromError(thrown: unknown): State {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    return { error, supportId: createSupportId(), isQuiet: isFetchFailure(error) };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    const report = this.props.onFailure ?? logFailure;
    report({ error, supportId: this.state.supportId, componentStack: info.componentStack ?? '' });
    if (!isFetchFailure(error)) return;
    onReset(this.show);
    if (isFirstToFail()) this.setState({ isQuiet: false });
  }

  override componentWillUnmount(): void {
    const { error, isQuiet } = this.state;
    // The others, for which it spoke, are tried again: one of them says it now.
    if (error && !isQuiet) resetFailedLoads();
  }

  private readonly show = () => this.setState(unfailed);

  private readonly retry = () => {
    resetFailedLoads();
    this.show();
  };

  override render(): ReactNode {
    const { error, supportId, isQuiet } = this.state;
    if (error === null) return this.props.children;
    return isQuiet ? null : <Failed error={error} supportId={supportId} onRetry={this.retry} />;
  }
}
