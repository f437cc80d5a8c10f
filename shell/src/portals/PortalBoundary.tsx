import { Component, type ReactNode } from 'react';

interface PortalBoundaryProps {
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Keeps what a portal throws while rendering away from the shell. */
export class PortalBoundary extends Component<PortalBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
